import Networking
import TrackFiles
import Walking

/// A file that was read: what it contains, or why it cannot be read.
struct CheckedFile: Sendable {
    let name: String
    let result: Result<TrackFile, TrackFileFlaw>

    /// Why it could not even be opened; nil if it could.
    var closed: WalkFailure?
}

/// Reads files.
struct CheckService: Sendable {
    /// Opens a file, or that of a walk of the list by its name.
    let open: @Sendable (String) async throws(WalkFailure) -> (path: String, body: Body)

    /// Reads the files in the order of their paths; one that cannot be read has a flaw.
    func files(_ paths: [String]) async -> [CheckedFile] {
        var files: [CheckedFile] = []
        for path in paths { files.append(await file(path)) }
        return files
    }

    private func file(_ path: String) async -> CheckedFile {
        let name = path == "-" ? "standard input" : path
        let body: Body
        do throws(WalkFailure) {
            body = try await open(path).body
        } catch {
            let flaw = TrackFileFlaw("it cannot be opened", recovery: error.recovery)
            return CheckedFile(name: name, result: .failure(flaw), closed: error)
        }
        do throws(RequestError) {
            return CheckedFile(name: name, result: try TrackFile.check(body))
        } catch {
            let flaw = TrackFileFlaw(error.reasonOfFile, recovery: error.recovery)
            return CheckedFile(name: name, result: .failure(flaw))
        }
    }
}
