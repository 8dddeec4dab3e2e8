import Testing

@testable import Networking

@Suite("The line buffer")
struct LineBufferTests {
    private func lines(_ pieces: [String], limit: Int = 100) throws -> [String] {
        var buffer = LineBuffer(limit: limit)
        var lines: [String] = []
        for piece in pieces {
            buffer.append(Array(piece.utf8))
            while let line = try buffer.next() { lines.append(line) }
        }
        return lines
    }

    @Test(arguments: [
        (["a\nb\n"], ["a", "b"]), (["a\r\n\r\nb\r\n"], ["a", "", "b"]),
        (["a", "b", "\n", "c"], ["ab"]), (["a\r", "\nb\n"], ["a", "b"]), (["\n\n"], ["", ""]),
        (["a\rb\n"], ["a\rb"]), ([], []),
    ])
    func `lines end at a line feed, however the bytes are split`(
        pieces: [String], expected: [String]
    ) throws {
        #expect(try lines(pieces) == expected)
    }

    @Test func `invalid UTF-8 is replaced`() throws {
        var buffer = LineBuffer(limit: 10)
        buffer.append([0x61, 0xFF, 0x0A])

        #expect(try buffer.next() == "a\u{FFFD}")
    }

    @Test func `a line may be as long as the limit, but not longer`() throws {
        #expect(try lines(["abc\r\n"], limit: 3) == ["abc"])
        #expect(throws: TransportError.malformed(reason: "a line is longer than 3 bytes")) {
            try lines(["abcd\n"], limit: 3)
        }
    }

    @Test func `an endless line is an error at the limit`() {
        #expect(throws: TransportError.malformed(reason: "a line is longer than 3 bytes")) {
            try lines(["a", "b", "c", "d"], limit: 3)
        }
    }
}
