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
        withBytes(limit: limit, write) { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns what a closure makes of at most `limit` bytes, which another closure writes.
    package static func withBytes<Result>(
        limit: Int,
        _ write: (inout ASCIIWriter) -> Void,
        _ body: (UnsafeBufferPointer<UInt8>) -> Result
    ) -> Result {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { memory in
            var writer = ASCIIWriter(memory: memory)
            write(&writer)
            return body(UnsafeBufferPointer(rebasing: memory[..<writer.count]))
        }
    }

    private init(memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = memory
    }

    /// Appends text, as much as there is room for.
    package mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { for byte in $0 { append(byte) } }
    }

    /// Appends a number with leading zeros up to a number of digits, after the sign.
    package mutating func append(_ number: Int, digits: Int = 1) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var (length, longer) = (1, number.magnitude / 10)
        while longer > 0 { (length, longer) = (length + 1, longer / 10) }
        let end = count + max(length, digits)
        guard end <= memory.count else { return }
        var rest = number.magnitude
        for index in (count..<end).reversed() {
            let digit = rest % 10
            memory[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)
            rest /= 10
        }
        count = end
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

    mutating func append(_ byte: UInt8) {
        guard count < memory.count else { return }
        memory[count] = byte
        count += 1
    }
}
