/// Codes that are looked for in the fields of the lines of a table, all in one pass.
package struct CodePattern: Sendable {
    private var codes: PackedCodes

    /// Creates a pattern; codes of more than eight bytes are never found.
    package init(_ codes: some Sequence<String>) {
        self.codes = PackedCodes()
        for code in codes {
            if let packed = PackedCodes.packed(code) { _ = self.codes.place(of: packed) }
        }
    }

    /// Whether a field of a line is one of the codes.
    package func mayBeFound(in line: UnsafeRawBufferPointer) -> Bool {
        var (code, count): (UInt64, Int) = (0, 0)
        for byte in line {
            if byte == UInt8(ascii: ",") {
                if (1...8).contains(count), codes.contains(code) { return true }
                (code, count) = (0, 0)
            } else {
                code = code << 8 | UInt64(byte)
                count &+= 1
            }
        }
        return (1...8).contains(count) && codes.contains(code)
    }
}
