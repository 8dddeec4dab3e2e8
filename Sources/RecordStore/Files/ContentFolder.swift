import Networking
import SectionCLibrary
public import SectionEssentials

/// Stores files, such as photos, in a folder, each under the hash of its content.
///
/// A content is there once, however often it is added, and a file never changes. So copies of the
/// folder, on other machines too, are merged by copying the files that are missing.
///
/// ```swift
/// let name = try await files.add(Data("abc".utf8), fileExtension: "txt")
/// ```
public struct ContentFolder: Sendable {
    private let files: StoreFiles

    /// Creates the folder of a kind of file, beside those of records; it is made when something is
    /// first added.
    ///
    /// - Parameters:
    ///   - location: the folders of the program.
    ///   - name: the name of the folder, such as `photos`; a constant of the program, never
    ///     untrusted input.
    public init(in location: StoreLocation, named name: String) {
        files = StoreFiles(location, kind: RecordKind(name, schema: 1))
    }

    /// Returns the path of a file; nil unless the text is the name of one, whether it is there or
    /// not.
    public func path(of name: String) -> String? {
        Self.isName(name) ? "\(files.path)/\(name)" : nil
    }

    /// Whether a text can be the name of a file: 64 hexadecimal digits, and an extension of small
    /// letters and digits.
    public static func isName(_ text: String) -> Bool {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return false }
        return parts[0].utf8.count == 64 && (1...8).contains(parts[1].utf8.count)
            && parts[0].utf8.allSatisfy { isDigit($0) || (0x61...0x66).contains($0) }
            && parts[1].utf8.allSatisfy { isDigit($0) || (0x61...0x7a).contains($0) }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// Returns the name of a file with some content: its SHA-256 and the extension.
    public static func name(of content: Data, fileExtension: String) -> String {
        "\(SHA256.hex(of: Array(content))).\(fileExtension)"
    }

    /// Adds a file, and returns its name; it is on disk when this method returns.
    ///
    /// - Throws: ``StoreError`` if it cannot be written; then nothing has changed.
    public func add(_ content: Data, fileExtension: String) async throws(StoreError) -> String {
        try await files.onThread { [files] () throws(StoreError) in
            let name = Self.name(of: content, fileExtension: fileExtension)
            do throws(SystemError) {
                let folder = try Self.made(files.path)
                let known = try? folder.read(name, limit: content.count + 1) { bytes, status in
                    status.isFile && content.elementsEqual(bytes)
                }
                // A file that a broken disk has changed is replaced.
                if known == true { return name }
                let draft = ".\(UInt64.random(in: 0 ... .max))\(Self.draftEnding)"
                try folder.write(draft) { file throws(SystemError) in
                    try content.withUnsafeBytes { writeAll($0, to: file) }.get()
                }
                try folder.rename(draft, to: name, in: folder)
                try folder.sync()
            } catch {
                throw files.writingError(error)
            }
            return name
        }
    }

    /// Returns the names of all files, sorted.
    ///
    /// - Throws: ``StoreError`` if the folder cannot be read.
    public func names() async throws(StoreError) -> [String] {
        try await files.onThread { [files] () throws(StoreError) in
            do throws(SystemError) {
                return try Folder(files.path, followingLinks: true).names()
                    .filter(Self.isName).sorted()
            } catch {
                if error.code == ENOENT { return [] }
                throw .failed(folder: files.path, reason: error.reason)
            }
        }
    }

    /// Deletes all files, which cannot be undone; files with other names stay.
    ///
    /// - Throws: ``StoreError`` if a file cannot be deleted.
    public func erase() async throws(StoreError) {
        try await files.onThread { [files] () throws(StoreError) in
            do throws(SystemError) {
                let folder = try Folder(files.path, followingLinks: true)
                for name in try folder.names()
                where Self.isName(name) || name.hasPrefix(".") && name.hasSuffix(Self.draftEnding) {
                    try folder.remove(name)
                }
                try folder.sync()
            } catch {
                if error.code != ENOENT { throw files.writingError(error) }
            }
        }
    }

    /// What the names of files that are being written end with.
    private static let draftEnding = ".draft"

    private static func made(_ path: String) throws(SystemError) -> Folder {
        do throws(SystemError) {
            return try Folder(path, followingLinks: true)
        } catch {
            guard error.code == ENOENT else { throw error }
            try Folder.make(path, around: 0o700)
            return try Folder(path, followingLinks: true)
        }
    }
}
