public import Networking
public import SectionEssentials
public import SectionKit
import Synchronization

/// Files in memory, which a ``ContextSpy`` reads and writes.
public final class FilesSpy: Sendable {
    private let bodies: [String: Body]
    private let contents: Mutex<[String: Data]>
    private let error: UsageError?

    /// Creates files.
    ///
    /// - Parameters:
    ///   - texts: texts by their paths.
    ///   - bodies: other contents by their paths.
    ///   - error: the reason that no file can be written; nil if files can be.
    public init(
        _ texts: [String: String] = [:], bodies: [String: Body] = [:], error: UsageError? = nil
    ) {
        contents = Mutex(texts.mapValues { Data($0.utf8) })
        self.bodies = bodies
        self.error = error
    }

    /// The text of a file that was given as a text, or written; nil if there is none.
    public subscript(path: String) -> String? {
        contents.withLock { $0[path] }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Opens a file.
    ///
    /// - Throws: `UsageError` when there is none.
    public func open(_ path: String) throws(UsageError) -> Body {
        if let content = contents.withLock({ $0[path] }) { return Body(content) }
        guard let body = bodies[path] else {
            throw UsageError("'\(path)' cannot be read: No such file or directory.")
        }
        return body
    }

    /// Writes a file.
    ///
    /// - Throws: `UsageError` when files cannot be written.
    public func write(_ content: Data, to path: String) throws(UsageError) {
        if let error { throw error }
        contents.withLock { $0[path] = content }
    }
}
