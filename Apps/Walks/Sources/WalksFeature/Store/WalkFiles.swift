import Networking
import Photos
import SectionEssentials
import SectionKit
import TrackFiles
import Tracks
import Walking

/// The files of walks.
protocol WalkFilesInput: Sendable {
    /// Returns the absolute path of a file.
    func path(of file: String) -> String

    func exists(_ path: String) -> Bool

    func isFolder(_ path: String) -> Bool

    /// Whether a program records to a file now.
    func isRecorded(_ path: String) -> Bool

    /// Reads and measures the walk of a file; nil takes the name of its track, else of the file.
    func walk(in file: String, name: String?) throws(WalksError) -> RecordedWalk

    func delete(_ path: String) throws(WalksError)
}

/// Reads, measures and deletes the files of walks.
struct WalkFiles: WalkFilesInput {
    /// Opens a file that a person has named.
    let open: @Sendable (String) throws(UsageError) -> Body

    func path(of file: String) -> String { RecordedWalk.path(of: file) }

    func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    func isFolder(_ path: String) -> Bool { FolderPhotos.isFolder(path) }

    func isRecorded(_ path: String) -> Bool { RecordedWalk.isRecorded(to: path) }

    func walk(in file: String, name: String?) throws(WalksError) -> RecordedWalk {
        let body: Body
        do throws(UsageError) { body = try open(file) } catch { throw .unreadable(error.clause) }
        let content: TrackFile
        do throws(RequestError) {
            content = try TrackFile.read(body)
        } catch {
            throw .failed(WalkFailure(error, reading: file))
        }
        // All tracks are walked, one after the other.
        let measures = content.tracks.map { TrackMeasures(of: $0) }
        guard let start = measures.first(where: { $0.start != nil })?.start else {
            throw .noTrack(file)
        }
        let path = path(of: file)
        var warnings = FileWarnings()
        warnings.add(content)
        var walk = RecordedWalk(
            name: name ?? content.tracks.first?.name?.typed ?? content.name?.typed ?? path.fileTitle
                .typed
                ?? "Walk",
            file: path, started: start, distance: measures.reduce(0) { $0 + $1.distance },
            ended: measures.compactMap(\.end).last)
        if measures.count > 1 {
            walk.duration = measures.compactMap(\.duration).reduce(0, +)
        }
        walk.warnings = warnings.sentences(of: [file])
        return walk
    }

    func delete(_ path: String) throws(WalksError) {
        // A file that is gone already is what is wanted.
        guard exists(path) else { return }
        do {
            try FileManager.default.removeItem(atPath: path)
        } catch {
            throw .notDeleted(path, reason: "it or its folder may not be changed")
        }
    }
}
