package import Essentials
package import Networking

/// The aircraft, or the track of one aircraft, in a file.
package struct SavedSky: SkyInput, TrackInput {
    private let body: Body
    private let now: Date

    package init(_ body: Body, now: Date) {
        self.body = body
        self.now = now
    }

    /// Returns all aircraft of the file; the selection is not used.
    package func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        try Resource.savedSky.value(from: body).sky(at: now)
    }

    package func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack {
        let saved = try Resource.savedSky.value(from: body)
        guard let track = saved.savedTrack, track.address == address else {
            throw .notFound(.saved)
        }
        return track.flightTrack
    }
}
