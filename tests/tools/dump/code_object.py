# SPDX-License-Identifier: MIT
"""What the dump tests compare of a code object: kernels with their code, descriptor and metadata."""
import re
import struct
import subprocess


class CodeObject:
    """Sections and symbols of an ELF file, little endian, 64 bits."""

    def __init__(self, path):
        self.path = path
        self.data = path.read_bytes()
        if self.data[:4] != b"\x7fELF":
            raise SystemExit(f"{path} is no ELF file")
        table, = struct.unpack_from("<Q", self.data, 0x28)
        size, count, names = struct.unpack_from("<HHH", self.data, 0x3A)
        headers = [struct.unpack_from("<IIQQQQIIQQ", self.data, table + i * size) for i in range(count)]
        strings = headers[names][4]
        self.sections = {self.text_at(strings + h[0]): h for h in headers}
        self.symbols = {}
        for h in headers:
            if h[1] != 2:  # SHT_SYMTAB
                continue
            for at in range(h[4], h[4] + h[5], 24):
                name, _, _, section, value, length = struct.unpack_from("<IBBHQQ", self.data, at)
                if 0 < section < count:
                    place = value - headers[section][3] + headers[section][4]
                    self.symbols[self.text_at(headers[h[6]][4] + name)] = (place, length)

    def text_at(self, at):
        return self.data[at:self.data.index(b"\0", at)].decode()

    def section(self, name):
        h = self.sections[name]
        return self.data[h[4]:h[4] + h[5]]

    def symbol(self, name):
        place, length = self.symbols[name]
        return self.data[place:place + length]

    def descriptor(self, kernel):
        """Without the distance to the code, which depends on what else is in the file."""
        found = bytearray(self.symbol(kernel + ".kd"))
        found[16:24] = bytes(8)
        return bytes(found)

    def metadata(self, readelf):
        """The lines of each kernel's metadata, by kernel, and what follows the last.

        Without the language: hipcc says "OpenCL C 2.0", which its device libraries are in; clang alone says nothing.
        """
        notes = subprocess.run([readelf, "--notes", self.path], capture_output=True, text=True, check=True).stdout
        notes = re.sub(r"^    \.language:.*\n(    \.language_version:\n(      - .*\n)*)?", "", notes, flags=re.MULTILINE)
        begin = notes.index("amdhsa.kernels:")
        end = notes.index("amdhsa.target:")
        kernels = {}
        for part in re.split(r"^  - (?=\.)", notes[begin:end], flags=re.MULTILINE)[1:]:
            kernels[re.search(r"^    \.name: +(\S+)", part, re.MULTILINE).group(1)] = part
        return kernels, notes[end:]
