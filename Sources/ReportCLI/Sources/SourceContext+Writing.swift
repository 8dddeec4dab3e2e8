public import SectionEssentials
public import SectionKit

extension SourceContext {
    /// Writes a file that a person has named, such as an export: beside it, and then renamed, so that
    /// the path has the old content or all of the new; only its owner can read a new one.
    ///
    /// - Parameters:
    ///   - text: the content.
    ///   - path: the path of the file.
    ///   - replacing: whether an existing file may be replaced.
    /// - Throws: `UsageError` with the system's message when the file cannot be written, and when it
    ///   exists and may not be replaced.
    public func write(_ text: String, to path: String, replacing: Bool) throws(UsageError) {
        let file = try Self.file(at: path, replacing: replacing)
        do throws(OutputError) {
            let prepared = try file.prepare(mode: 0o600)
            try prepared.write(Data(text.utf8))
        } catch { throw UsageError(error, path) }
    }

    /// Writes a file of bytes, such as a backup, in the same way, piece by piece; only its owner can
    /// read a new one.
    ///
    /// - Parameters:
    ///   - path: the path of the file.
    ///   - replacing: whether an existing file may be replaced.
    ///   - next: returns the next bytes; nil at the end.
    /// - Throws: `UsageError` as the other method, and what `next` throws; then nothing is written.
    public func write(
        to path: String, replacing: Bool, _ next: () throws(UsageError) -> Data?
    ) throws(UsageError) {
        let file = try Self.file(at: path, replacing: replacing)
        let prepared: PreparedFile
        do throws(OutputError) { prepared = try file.prepare(mode: 0o600) } catch {
            throw UsageError(error, path)
        }
        while let bytes = try next() {
            do throws(OutputError) { try prepared.append(bytes) } catch {
                throw UsageError(error, path)
            }
        }
        do throws(OutputError) { try prepared.complete() } catch { throw UsageError(error, path) }
    }

    private static func file(at path: String, replacing: Bool) throws(UsageError) -> OutputFile {
        let file = OutputFile(path: path)
        guard replacing || !file.exists else { throw UsageError("'\(path)' exists already.") }
        return file
    }
}

extension UsageError {
    /// A file that cannot be written.
    fileprivate init(_ error: OutputError, _ path: String) {
        let reason =
            switch error {
            case .readerGone: "nobody reads it"
            case .failed(let reason): reason
            }
        self.init("'\(path)' cannot be written: \(reason).")
    }
}
