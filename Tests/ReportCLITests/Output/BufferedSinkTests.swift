@testable import ReportCLI
import SectionKit
import Synchronization
import Testing

/// Buffering of the pieces of a text.
@Suite struct BufferedSinkTests {
    @Test func `small pieces are written together at the end`() throws {
        let output = PieceSpy()

        try output.write { sink throws(OutputError) in
            try sink.write("Sencha ")
            try sink.write("and ")
            try sink.write("Assam\n")
        }

        #expect(output.pieces == ["Sencha and Assam\n"])
    }

    @Test func `a long text is written in several pieces`() throws {
        let output = PieceSpy()
        let line = String(repeating: "tea ", count: 25) + "\n"

        try output.write { sink throws(OutputError) in
            for _ in 0..<10_000 { try sink.write(line) }
        }

        #expect(output.pieces.count > 10)
        #expect(output.pieces.joined() == String(repeating: line, count: 10_000))
    }

    @Test func `nothing more is produced after a failure`() {
        let output = PieceSpy(failsAt: 1)
        var count = 0

        #expect(throws: OutputError.readerGone) {
            try output.write { sink throws(OutputError) in
                for _ in 0..<1_000 {
                    count += 1
                    try sink.write(String(repeating: "tea\n", count: 1_000))
                }
            }
        }
        #expect(count < 100)
    }
}

/// Records the pieces of text that are written.
private final class PieceSpy: TextOutput {
    private let written = Mutex<[String]>([])
    private let failsAt: Int?

    init(failsAt: Int? = nil) {
        self.failsAt = failsAt
    }

    var pieces: [String] { written.withLock { $0 } }

    func write(_ text: String) throws(OutputError) {
        let count = written.withLock {
            $0.append(text)
            return $0.count
        }
        if let failsAt, count > failsAt { throw .readerGone }
    }
}
