import SectionCLibrary
import SectionEssentials

/// Reads documents with the readers of Networking and WebServer, and prints a verdict on each, for
/// `Scripts/soak`.
///
///     reader-trial FILE
///
/// In the file, each document follows its kind, `j` for JSON, `c` for CSV or `h` for requests of HTTP, and
/// its length in four bytes, the lowest first. A verdict is one line: `accepts` with a checksum of the values,
/// `refuses` with the error, or `DIFFERS` when two ways of reading the document disagree.
@main
struct ReaderTrial {
    static func main() {
        guard CommandLine.arguments.count == 2 else { fail("usage: reader-trial FILE") }
        do {
            let file = URL(filePath: CommandLine.arguments[1])
            var bytes = [UInt8](try Data(contentsOf: file))[...]
            var number: UInt64 = 0
            var verdicts = ""
            while let document = nextDocument(of: &bytes) {
                verdicts += verdict(on: document.bytes, kind: document.kind, number) + "\n"
                number += 1
            }
            try writeAll(verdicts, to: STDOUT_FILENO)
        } catch {
            fail("\(error)")
        }
    }

    private static func nextDocument(
        of bytes: inout ArraySlice<UInt8>
    ) -> (kind: UInt8, bytes: [UInt8])? {
        guard let kind = bytes.popFirst() else { return nil }
        let length = bytes.prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        bytes = bytes.dropFirst(4)
        defer { bytes = bytes.dropFirst(length) }
        return (kind, Array(bytes.prefix(length)))
    }

    /// - Parameter number: decides where the document is cut into pieces.
    private static func verdict(on document: [UInt8], kind: UInt8, _ number: UInt64) -> String {
        switch kind {
        case UInt8(ascii: "j"): JSONTrial.verdict(on: document, number)
        case UInt8(ascii: "c"): CSVTrial.verdict(on: document, number)
        case UInt8(ascii: "h"): RequestTrial.verdict(on: document, number)
        default: fail("unknown kind of document \(kind)")
        }
    }

    private static func fail(_ message: String) -> Never {
        try? writeAll("reader-trial: \(message)\n", to: STDERR_FILENO)
        exit(EXIT_FAILURE)
    }
}
