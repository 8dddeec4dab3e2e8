@testable import ReportCLI
import Testing

struct BuildCommitTests {
    private let commit = "0123456789abcdef0123456789abcdef01234567"

    /// A note of an ELF file, padded to words.
    private func note(_ owner: String, _ kind: UInt32, _ text: String) -> [UInt8] {
        let name = Array(owner.utf8) + [0]
        let words = [UInt32(name.count), UInt32(text.utf8.count), kind]
        return words.flatMap { word in withUnsafeBytes(of: word, Array.init) }
            + padded(name) + padded(Array(text.utf8))
    }

    private func padded(_ bytes: [UInt8]) -> [UInt8] {
        bytes + Array(repeating: 0, count: (4 - bytes.count % 4) % 4)
    }

    private func found(in notes: [UInt8]) -> String? {
        notes.withUnsafeBytes(BuildCommit.commit)
    }

    @Test func `the commit is found among other notes`() {
        let notes =
            note("GNU", 3, "an ID of a build")
            + note("FDO", 0xCAFE_1A7E, #"{"type":"deb","commit":"\#(commit)"}"#)

        #expect(found(in: notes) == commit)
    }

    @Test(arguments: [
        #"{"type":"deb"}"#, #"{"commit":""}"#, #"{"commit":"main"}"#, #"{"commit"#, "",
        #"{"commit":"0123456789abcdef0123456789abcdef0123456z"}"#,
    ])
    func `what is not a commit is not named`(text: String) {
        #expect(found(in: note("FDO", 0xCAFE_1A7E, text)) == nil)
    }

    @Test func `notes of other owners and kinds are not read`() {
        let text = #"{"commit":"\#(commit)"}"#

        #expect(found(in: note("GNU", 0xCAFE_1A7E, text)) == nil)
        #expect(found(in: note("FDO", 1, text)) == nil)
    }

    @Test func `notes that are cut at any byte are no commit`() {
        let notes = note("GNU", 3, "x") + note("FDO", 0xCAFE_1A7E, #"{"commit":"\#(commit)"}"#)

        // The last bytes are the padding and the end of the JSON.
        #expect((0..<notes.count - 4).allSatisfy { found(in: Array(notes.prefix($0))) == nil })
    }

    @Test func `a debug build names no commit`() {
        #expect(BuildCommit.short == nil)
    }
}
