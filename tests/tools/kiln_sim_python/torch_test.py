# SPDX-License-Identifier: MIT
"""CPU tensors as arguments. Skipped where PyTorch is not installed."""
import kiln_sim
import numpy
import pytest

torch = pytest.importorskip("torch")


def test_tensors_are_not_copied(kernels):
    x, y = torch.arange(1000, dtype=torch.float32), torch.ones(1000)
    kernels["saxpy"].launch(4, 256, y, x, torch.tensor(2.0), 1000).check()
    assert torch.equal(y, 2 * x + 1)
    kernels["saxpy"].launch(4, 256, y.numpy(), x, numpy.float32(1), 1000).check()
    assert torch.equal(y, 3 * x + 1)


def test_views_and_strides(kernels):
    both = torch.zeros(2, 100)
    both[0] = 5
    kernels["saxpy"].launch(1, 128, both[1], both[0], 2.0, 100).check()
    assert (both[1] == 10).all()
    x, y = torch.rand(3, 4), torch.zeros(4, 3)
    with pytest.raises(kiln_sim.Error, match=r"argument 1 is a tensor of shape \(4, 3\) that is not contiguous"):
        kernels["transpose"].launch(4, 64, y, x.T, 1, 4, 3)
    kernels["transpose"].launch(4, 64, y, kiln_sim.strided(x.T), *x.T.stride(), 3).check()
    assert torch.equal(y, x.T)


def test_tensors_that_cannot_be_passed(kernels):
    y = torch.zeros(64)
    for x, said in ((torch.zeros(64, device="meta"), "on meta"), (torch.zeros(64).to_sparse(), "layout torch.sparse_coo"),
                    (torch.zeros(64, dtype=torch.complex64).conj(), "lazy conjugate")):
        with pytest.raises(kiln_sim.Error, match=f"argument 1 is a tensor .*{said}"):
            kernels["saxpy"].launch(1, 64, y, x, 2.0, 64)


def test_types_that_numpy_does_not_have(kernels):
    out = numpy.zeros(5)
    with pytest.raises(kiln_sim.Error, match="argument 3 is a Tensor of 4 bytes; the kernel takes 2 bytes"):
        kernels["values"].launch(1, 64, out, 1, 1, torch.tensor(1.0), 1.0, 1)
    kernels["values"].launch(1, 64, out, 1, 1, torch.tensor(1.5, dtype=torch.float16), 1.0, 1).check()
    assert out[2] == 1.5
    x = torch.full((128,), 1.0, dtype=torch.bfloat16)
    y = numpy.zeros(64, numpy.float32)
    kernels["no_mask"].launch(1, 64, y, x).check()
    assert (y == x.view(torch.float32).numpy() + 1).all()
