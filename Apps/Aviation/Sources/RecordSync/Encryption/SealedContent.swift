import SectionEssentials

/// The plain content of an encrypted file: its plain name and the proof of who wrote it, a line
/// end, and the content.
///
/// So a server cannot give one file the content of another, and nobody without the secret key can
/// write one.
struct SealedContent: Equatable, Sendable {
    let fileName: String
    let content: Data

    /// The proof; empty if there is none.
    private let proof: String

    init(fileName: String, content: Data, key: SealingKey) {
        self.fileName = fileName
        self.content = content
        proof = key.proof(of: fileName, content)
    }

    /// Reads the bytes; nil if they have no name.
    init?(_ bytes: Data) {
        guard let end = bytes.firstIndex(of: 0x0A),
            let line = String(validating: bytes[..<end], as: UTF8.self), !line.isEmpty
        else { return nil }
        let words = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
        fileName = String(words[0])
        proof = words.count > 1 ? String(words[1]) : ""
        content = Data(bytes[bytes.index(after: end)...])
    }

    /// Whether somebody wrote it who has the secret key.
    func isProven(by key: SealingKey) -> Bool { proof == key.proof(of: fileName, content) }

    var bytes: Data { Data("\(fileName) \(proof)\n".utf8) + content }
}
