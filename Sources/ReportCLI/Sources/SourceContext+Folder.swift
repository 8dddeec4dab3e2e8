import CLibrary
import Essentials
public import SectionKit

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

extension SourceContext {
    /// Gives the path of a new folder for files that other programs read or write, which is removed
    /// when the call ends, even if it throws or is cancelled.
    ///
    /// Only the person can read it. It is in ``temporaryFolder``.
    ///
    /// - Throws: `UsageError` with the system's message when the folder cannot be made.
    public func withTemporaryFolder<Value, Failure: Error>(
        _ use: (String) async throws(Failure) -> Value
    ) async throws(UsageError) -> Result<Value, Failure> {
        var template = Array("\(temporaryFolder)/\(program).XXXXXX".utf8CString)
        // Its mode is 700 (POSIX, mkdtemp).
        guard mkdtemp(&template) != nil else {
            let reason = String(cString: strerror(errno))
            throw UsageError("no folder can be made in \(temporaryFolder.quoted): \(reason).")
        }
        let path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        defer { try? FileManager.default.removeItem(atPath: path) }
        do throws(Failure) { return .success(try await use(path)) } catch { return .failure(error) }
    }
}
