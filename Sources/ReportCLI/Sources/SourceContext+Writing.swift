public import SectionKit

extension SourceContext {
    /// Writes a file that a person has named, such as an export: beside it, and then renamed, so that
    /// the path has the old content or all of the new.
    ///
    /// - Parameters:
    ///   - text: the content.
    ///   - path: the path of the file.
    ///   - replacing: whether an existing file may be replaced.
    /// - Throws: `UsageError` with the system's message when the file cannot be written, and when it
    ///   exists and may not be replaced.
    public func write(_ text: String, to path: String, replacing: Bool) throws(UsageError) {
        let file = OutputFile(path: path)
        guard replacing || !file.exists else { throw UsageError("'\(path)' exists already.") }
        do throws(OutputError) {
            try file.write(text)
        } catch {
            let reason =
                switch error {
                case .readerGone: "nobody reads it"
                case .failed(let reason): reason
                }
            throw UsageError("'\(path)' cannot be written: \(reason).")
        }
    }
}
