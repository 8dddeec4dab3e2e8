public import Foundation

/// A new folder that is gone with everything in it when the last who holds it lets go.
public final class TemporaryFolder {
    /// Where it is.
    public let url: URL

    /// Makes the folder.
    public init() throws {
        url = FileManager.default.temporaryDirectory
            .appending(path: "test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// The names of all that is in the folder, hidden or not.
    public var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    /// The path of a file in it, there or not.
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

    /// Makes a folder in it.
    public func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(
            atPath: path(name), withIntermediateDirectories: false)
    }

    /// Makes a link with this target.
    public func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: path(name), withDestinationPath: target)
    }

    /// The target of a link.
    public func destination(of link: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: path(link))
    }
}
