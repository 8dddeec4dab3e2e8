import Testing

@testable import SectionKit

@Suite struct EscapingRulesTests {
    private enum Quotes: EscapingRules {
        static func replacement(for byte: UInt8) -> StaticString? {
            byte == UInt8(ascii: "\"") ? "&quot;" : nil
        }

        static func isPlain(_ bytes: EightBytes) -> Bool { !bytes.contains("\"") }
    }

    /// Characters are looked at eight at a time, and the last ones together with some before them.
    @Test(arguments: 0...25)
    func `an escaped character is found wherever it is`(length: Int) {
        for start in 0...length {
            var text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
            #expect(firstEscaped(in: text, from: start) == nil)
            for place in 0..<length {
                text[place] = UInt8(ascii: "\"")
                #expect(firstEscaped(in: text, from: start) == (place < start ? nil : place))
                text[place] = UInt8(ascii: "a")
            }
        }
    }

    private func firstEscaped(in text: [UInt8], from start: Int) -> Int? {
        text.withUnsafeBufferPointer { Quotes.firstEscaped(in: $0, from: start) }
    }
}
