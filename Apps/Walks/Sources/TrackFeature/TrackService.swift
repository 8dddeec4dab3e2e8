import FeatureKit
import Networking
import SectionKit
import TrackFiles
import Tracks

/// The service of the feature: files with tracks.
protocol TrackServiceInput: Sendable {
    /// The made-up walk.
    var demo: Track { get }

    /// Returns the path of the newest walk of the list; nil if there is none.
    func newest() async -> String?

    /// Reads a file by its path; `-` is standard input.
    func file(_ path: String) async throws(TrackError) -> TrackFile
}

/// Reads files, and remembers them between the loads of a screen, because standard input can be
/// read only once.
struct TrackService: TrackServiceInput {
    let open: @Sendable (String) throws(UsageError) -> Body
    let demo: Track
    let newestWalk: @Sendable () async -> String?
    let memory: FeatureMemory?

    /// The files that have been read, by their paths.
    private struct Files {
        var files: [String: TrackFile] = [:]
    }

    func newest() async -> String? { await newestWalk() }

    func file(_ path: String) async throws(TrackError) -> TrackFile {
        var known = memory?.value(of: Files.self) ?? Files()
        if let file = known.files[path] { return file }
        let body: Body
        do throws(UsageError) {
            body = try open(path)
        } catch {
            throw .closed(error)
        }
        do throws(RequestError) {
            let file = try TrackFile.read(body)
            known.files[path] = file
            memory?.keep(known)
            return file
        } catch {
            throw .unreadable(file: path, error)
        }
    }
}
