/// Writes ASCII straight into the memory of a string that is being made.
///
/// Reports of many rows have as many dates, which are put together from numbers.
package struct ASCIIWriter {
    private let memory: UnsafeMutableBufferPointer<UInt8>

    /// The number of bytes written.
    package private(set) var count = 0

    /// Returns a string of at most `limit` characters, which a closure writes.
    package static func text(
        limit: Int,
        _ write: (inout ASCIIWriter) -> Void
    ) -> String {
        String(unsafeUninitializedCapacity: limit) { memory in
            var writer = ASCIIWriter(memory: memory)
            write(&writer)
            return writer.count
        }
    }

    private init(memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = memory
    }

    /// Appends text, as much as there is room for.
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { for byte in $0 { append(byte) } }
    }

    /// Appends a number from 0 to 99 with two digits.
    package mutating func append(twoDigits number: Int) {
        append(digit: number / 10)
        append(digit: number)
    }

    /// Appends a number from 0 to 9999 without leading zeros.
    package mutating func append(upToFourDigits number: Int) {
        if number >= 100 {
            if number >= 1000 { append(digit: number / 1000) }
            append(digit: number / 100)
        }
        if number >= 10 { append(digit: number / 10) }
        append(digit: number)
    }

    /// Appends the last digit of a number.
    private mutating func append(digit number: Int) {
        append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
    }

    private mutating func append(_ byte: UInt8) {
        guard count < memory.count else { return }
        memory[count] = byte
        count += 1
    }
}
