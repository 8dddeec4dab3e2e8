package import Networking
import Photos
package import SectionKit
import TrackFiles
import Tracks

/// Everything that a new walk needs; it begins when it is asked to.
package struct WalkStart: Sendable {
    private let request: WalkRequest
    private let body: Body?
    private let demo: Track
    private let photos: StepPhotos?
    private let pause: @Sendable (Duration) async -> Void

    /// Opens what the walk needs: its file or receiver, and the source of its photos.
    ///
    /// - Throws: `UsageError` when one of them cannot be used.
    package init(_ request: WalkRequest, _ dependencies: WalkDependencies) throws(UsageError) {
        self.request = request
        if case .file(let path) = request.way {
            body = try dependencies.open(path)
        } else {
            body = nil
        }
        demo = dependencies.demo
        pause = dependencies.pause
        if request.photos == .none {
            photos = nil
        } else {
            photos = StepPhotos(
                finder: try dependencies.photos(request.photos),
                images: try dependencies.images(request.photos))
        }
    }

    /// Begins the walk.
    ///
    /// - Throws: `RequestError` when its file cannot be read.
    package func begin() throws(RequestError) -> WalkSession {
        let (track, warnings) = try track()
        return WalkSession(
            name: track.name ?? "Walk",
            location: ReplayLocation(track, speed: request.speed, pause: pause),
            every: request.every, photos: photos, warnings: warnings)
    }

    private func track() throws(RequestError) -> (track: Track, warnings: [String]) {
        guard let body else { return (demo, []) }
        let tracks = try TrackFile.read(body).tracks
        let number = request.track ?? 1
        guard tracks.indices.contains(number - 1) else {
            throw .advised(
                .unreadable(
                    reason: tracks.isEmpty
                        ? "the file has no track" : "the file has no track \(number)"),
                recovery: tracks.isEmpty
                    ? "Use a file with a track, a route or waypoints."
                    : "Choose a track from 1 to \(tracks.count).")
        }
        let others = tracks.count == 1 || request.track != nil
        return (
            tracks[number - 1],
            others
                ? [] : ["The file has \(tracks.count) tracks; this is the first. Use --track N."]
        )
    }
}
