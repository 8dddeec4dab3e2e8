import Essentials

/// The plain content of an encrypted file: its plain name, a line end, and the content.
///
/// So a server cannot give one file the content of another.
struct SealedContent: Equatable, Sendable {
    let fileName: String
    let content: Data

    init(fileName: String, content: Data) {
        self.fileName = fileName
        self.content = content
    }

    /// Reads the bytes; nil if they have no name.
    init?(_ bytes: Data) {
        guard let end = bytes.firstIndex(of: 0x0A),
            let name = String(validating: bytes[..<end], as: UTF8.self), !name.isEmpty
        else { return nil }
        fileName = name
        content = Data(bytes[bytes.index(after: end)...])
    }

    var bytes: Data { Data((fileName + "\n").utf8) + content }
}
