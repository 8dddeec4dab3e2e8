package import Essentials
package import Networking
import Synchronization

/// The aircraft, or the track of one aircraft, in a file.
package struct SavedSky: SkyInput, TrackInput {
    private let file: SavedFile

    package init(_ body: Body, now: Date) {
        file = SavedFile(body, now: now)
    }

    /// Returns all aircraft of the file; the selection is not used.
    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        try file.content().sky
    }

    package func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack {
        guard let track = try file.content().track, track.address == address else {
            throw .notFound(.saved)
        }
        return track.flightTrack
    }
}

/// A file that is read once, when it is first needed.
private final class SavedFile: Sendable {
    struct Content: Sendable {
        let sky: Sky
        let track: AircraftTrack?
    }

    private let body: Body
    private let now: Date
    private let known = Mutex<Content?>(nil)

    init(_ body: Body, now: Date) {
        self.body = body
        self.now = now
    }

    func content() throws(RequestError) -> Content {
        try known.withLock { known throws(RequestError) in
            if let known { return known }
            let saved = try Resource.savedSky.value(from: body)
            let content = Content(sky: saved.sky(at: now), track: saved.savedTrack)
            known = content
            return content
        }
    }
}
