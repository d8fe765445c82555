# SPDX-License-Identifier: MIT
"""Norms with derivatives, activations and softmax of the last dimension of tensors."""
import torch

ops = torch.ops.kiln


def _check(x, matrices=(), vectors=()):
    for name, other in (*matrices, *vectors):
        if other is not None and other.device != x.device:
            raise ValueError(f"x is on {x.device}, {name} is on {other.device}; they must be on the same device")
    for name, other in matrices:
        if other is not None and other.shape != x.shape:
            raise ValueError(f"x is {list(x.shape)}, {name} is {list(other.shape)}; {name} is as x")
    for name, other in vectors:
        if other.shape != x.shape[-1:]:
            raise ValueError(f"x is {list(x.shape)}, {name} is {list(other.shape)}; {name} is (columns)")


def _like(x):
    return torch.empty_like(x, memory_format=torch.contiguous_format)


def _of_rows(x):
    return x.new_empty(x.shape[:-1], dtype=torch.float32)


@torch.library.register_fake("kiln::rmsnorm")
def _(x, weight, epsilon):
    _check(x, vectors=(("weight", weight),))
    return _like(x), _of_rows(x)


@torch.library.register_fake("kiln::add_rmsnorm")
def _(x, residual, weight, epsilon):
    _check(x, (("residual", residual),), (("weight", weight),))
    return _like(x), _like(x), _of_rows(x)


@torch.library.register_fake("kiln::rmsnorm_backward")
def _(d_y, d_sum, s, weight, factor):
    return _like(s), _like(weight)


@torch.library.register_fake("kiln::layernorm")
def _(x, weight, bias, epsilon):
    _check(x, vectors=(("weight", weight), ("bias", bias)))
    return _like(x), _of_rows(x), _of_rows(x)


@torch.library.register_fake("kiln::add_layernorm")
def _(x, residual, weight, bias, epsilon):
    _check(x, (("residual", residual),), (("weight", weight), ("bias", bias)))
    return _like(x), _like(x), _of_rows(x), _of_rows(x)


@torch.library.register_fake("kiln::layernorm_backward")
def _(d_y, d_sum, s, weight, mean, factor):
    return _like(s), _like(weight), _like(weight)


@torch.library.register_fake("kiln::silu_and_mul")
def _(x):
    return x.new_empty((*x.shape[:-1], x.shape[-1] // 2))


@torch.library.register_fake("kiln::silu_and_mul_backward")
def _(d_y, x):
    return _like(x)


@torch.library.register_fake("kiln::gelu")
def _(x, approximate="none"):
    return _like(x)


@torch.library.register_fake("kiln::softmax")
def _(x):
    return _like(x)


def _register_norm(name, is_centred, has_residual):
    """Saves what was normalised, the weight and the statistics."""

    def setup(ctx, inputs, output):
        s = output[1] if has_residual else inputs[0]
        statistics = output[-2:] if is_centred else output[-1:]
        ctx.save_for_backward(s, inputs[1 + has_residual], *statistics)
        ctx.mark_non_differentiable(*statistics)

    def backward(ctx, d_y, *others):
        of = ops.layernorm_backward if is_centred else ops.rmsnorm_backward
        d_x, *d_vectors = of(d_y, others[0] if has_residual else None, *ctx.saved_tensors)
        return *[d_x] * (1 + has_residual), *d_vectors, None

    torch.library.register_autograd(f"kiln::{name}", backward, setup_context=setup)


_register_norm("rmsnorm", False, False)
_register_norm("add_rmsnorm", False, True)
_register_norm("layernorm", True, False)
_register_norm("add_layernorm", True, True)


torch.library.register_autograd("kiln::silu_and_mul", lambda ctx, d_y: ops.silu_and_mul_backward(d_y, *ctx.saved_tensors),
                                setup_context=lambda ctx, inputs, output: ctx.save_for_backward(*inputs))


def refuse_derivative(name):

    def backward(ctx, *_):
        raise NotImplementedError(f"torch.ops.kiln.{name} has no derivative")

    torch.library.register_autograd(f"kiln::{name}", backward)


refuse_derivative("gelu")
refuse_derivative("softmax")


def rmsnorm(x, weight, epsilon=1e-6, residual=None):
    """x / sqrt(mean of squares + epsilon) * weight, of float16 and bfloat16. With a residual: that of x + residual, and this
    sum."""
    if residual is None:
        return ops.rmsnorm(x, weight, epsilon)[0]
    return ops.add_rmsnorm(x, residual, weight, epsilon)[:2]


def layernorm(x, weight, bias, epsilon=1e-5, residual=None):
    """(x - mean) / sqrt(variance + epsilon) * weight + bias, of float16 and bfloat16. With a residual: that of x + residual,
    and this sum."""
    if residual is None:
        return ops.layernorm(x, weight, bias, epsilon)[0]
    return ops.add_layernorm(x, residual, weight, bias, epsilon)[:2]
