public import Foundation

/// A new folder, which is deleted with its contents when it is deallocated.
public final class TemporaryFolder {
    /// The location of the folder.
    public let url: URL

    /// Creates the folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of everything in the folder, including hidden files, sorted.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    /// The path of a file in the folder, whether it exists or not.
    public func path(_ name: String) -> String {
        url.appending(path: name).path
    }

    /// Writes a file.
    public func put(_ text: String, in name: String) throws {
        try Data(text.utf8).write(to: url.appending(path: name))
    }

    /// The text of a file.
    public func text(of name: String) throws -> String {
        String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
    }

    /// Creates a folder in the folder.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(name), withIntermediateDirectories: false)
    }

    /// Creates a symbolic link.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path(name), withDestinationPath: target)
    }

    /// The target of a symbolic link.
    public func destination(of link: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: path(link))
    }
}
