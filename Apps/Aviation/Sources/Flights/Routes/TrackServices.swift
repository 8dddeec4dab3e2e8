package import Networking

/// The traces that readsb and tar1090 keep of each aircraft for a day (tar1090's `data/traces`).
package struct ReadsbTraces: TrackInput {
    private let request: any BaseRequestInput

    package init(request: any BaseRequestInput) {
        self.request = request
    }

    package func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack {
        let folder = "\(address)".suffix(2)
        let endpoint = Endpoint("/data/traces/\(folder)/trace_full_\(address).json")
        return try await request.flightTrack(at: endpoint)
    }
}

/// The tracks of OpenSky's API; each costs 4 credits (https://openskynetwork.github.io/opensky-api).
package struct OpenSkyTracks: TrackInput {
    private let request: any BaseRequestInput

    package init(request: any BaseRequestInput) {
        self.request = request
    }

    package func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack {
        // Time 0 is the present flight.
        let query = [Endpoint.QueryItem("icao24", "\(address)"), Endpoint.QueryItem("time", "0")]
        return try await request.flightTrack(at: Endpoint("/api/tracks/all", query: query))
    }
}

extension BaseRequestInput {
    fileprivate func flightTrack(
        at endpoint: Endpoint
    ) async throws(RequestError) -> FlightTrack {
        let entity = try await value(of: .track(at: endpoint, freshness: .seconds(60)))
        guard let track = entity.track() else { throw .notFound(endpoint) }
        return FlightTrack(track)
    }
}

extension FlightTrack {
    /// The present flight of a track: its last leg, from the last take-off on.
    package init(_ track: AircraftTrack) {
        let start = track.positions.lastIndex(where: \.startsLeg) ?? 0
        let points = track.positions[start...].map { position in
            Point(
                position.coordinate, at: position.time,
                altitude: position.barometricAltitude ?? position.geometricAltitude,
                isOnGround: position.isOnGround ?? false)
        }
        self = FlightTrack(points, from: .source).sinceTakeOff.thinned(to: 2_000)
    }
}
