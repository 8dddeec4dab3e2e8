import Networking
import TrackFiles

/// A file by the name that a person gave it.
struct NamedFile: Sendable {
    let name: String
    let body: Body
}

/// A file that was read: what it contains, or why it cannot be read.
struct CheckedFile: Sendable {
    let name: String
    let result: Result<TrackFile, TrackFileFlaw>
}

/// Reads files.
struct CheckService: Sendable {
    let files: [NamedFile]

    /// Reads the files in the order of their names; one that cannot be read has a flaw.
    func files() async -> [CheckedFile] {
        files.map { file in
            let result: Result<TrackFile, TrackFileFlaw>
            do throws(RequestError) {
                result = try TrackFile.check(file.body)
            } catch {
                result = .failure(TrackFileFlaw(error.summary, recovery: error.recovery))
            }
            return CheckedFile(name: file.name, result: result)
        }
    }
}
