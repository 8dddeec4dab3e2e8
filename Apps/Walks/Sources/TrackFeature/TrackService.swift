import FeatureKit
import Networking
import SectionKit
import TrackFiles
import Tracks
import Walking

/// The service of the feature: files with tracks.
protocol TrackServiceInput: Sendable {
    /// The made-up walk.
    var demo: Track { get }

    /// Returns the path of the newest walk of the list; nil if there is none.
    func newest() async -> String?

    /// Reads a file by its path, or the name of a walk of the list; `-` is standard input. Returns
    /// its path too.
    func file(_ name: String) async throws(TrackError) -> (path: String, content: TrackFile)
}

/// Reads files, and remembers them between the loads of a screen, because standard input can be
/// read only once.
struct TrackService: TrackServiceInput {
    /// Opens a file, or that of a walk of the list by its name.
    let open: @Sendable (String) async throws(WalkFailure) -> (path: String, body: Body)
    let demo: Track
    let newestWalk: @Sendable () async -> String?
    let memory: FeatureMemory?

    /// The files that have been read, by the names that a person gave them.
    private struct Files {
        var files: [String: (path: String, content: TrackFile)] = [:]
    }

    func newest() async -> String? { await newestWalk() }

    func file(_ name: String) async throws(TrackError) -> (path: String, content: TrackFile) {
        var known = memory?.value(of: Files.self) ?? Files()
        if let file = known.files[name] { return file }
        let (path, body): (String, Body)
        do throws(WalkFailure) {
            (path, body) = try await open(name)
        } catch {
            throw .closed(error)
        }
        do throws(RequestError) {
            let file = (path, try TrackFile.read(body))
            known.files[name] = file
            memory?.keep(known)
            return file
        } catch {
            throw .unreadable(file: path, error)
        }
    }
}
