import SectionCLibrary
import SectionEssentials
import WebHost

/// What the tokens of `serve` are made of: random, and kept in the folder of a person's data in a file
/// that only this person can read, so that browsers and calendars go on after `serve` was started again.
struct ServeSecret: Sendable {
    private let text: String

    /// Makes a secret that is kept nowhere.
    init() {
        text = WebGuard.randomToken()
    }

    /// The name of its file.
    static let fileName = "serve-secret"

    /// Reads the secret in a folder, or makes one if there is none, or if others can read it.
    ///
    /// - Parameters:
    ///   - path: the folder, which need not exist.
    ///   - isNew: whether to make one in any case.
    /// - Throws: `SystemError` if it can be neither read nor kept.
    init(in path: String, isNew: Bool) throws(SystemError) {
        try Folder.make(path, around: 0o755)
        let folder = try Folder(path, followingLinks: true)
        if !isNew, let kept = try? Self.kept(in: folder) {
            text = kept
            return
        }
        let made = WebGuard.randomToken()
        let draft = ".\(Self.fileName)-\(WebGuard.randomToken())"
        try folder.write(draft) { file throws(SystemError) in
            try Array(made.utf8).withUnsafeBytes { writeAll($0, to: file) }.get()
        }
        do throws(SystemError) {
            try folder.rename(draft, to: Self.fileName, in: folder)
        } catch {
            try? folder.remove(draft)
            throw error
        }
        try folder.sync()
        text = made
    }

    /// The secret in a folder; nil if the file is damaged, or not of this person alone.
    private static func kept(in folder: borrowing Folder) throws(SystemError) -> String? {
        let status = try folder.status(of: fileName)
        guard status.isFile, status.st_uid == geteuid(), status.st_mode & 0o077 == 0 else {
            return nil
        }
        let text = String(decoding: try folder.bytes(of: fileName, limit: 64), as: UTF8.self)
        let isWhole = text.utf8.count == 32 && text.allSatisfy(\.isHexDigit)
        return isWhole ? text : nil
    }

    /// Returns the token of a server.
    ///
    /// Who knows that of a server that only reads knows none by which something can be changed.
    func token(isReadOnly: Bool) -> String {
        String(SHA256.hex(of: "\(isReadOnly ? "read" : "change") \(text)").prefix(32))
    }
}
