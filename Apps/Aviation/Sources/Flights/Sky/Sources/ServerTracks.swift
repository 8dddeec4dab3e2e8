package import Networking

/// A server that has the tracks of aircraft.
package struct ServerTracks: TrackInput {
    private let request: any BaseRequestInput
    private let endpoint: @Sendable (AircraftAddress) -> Endpoint

    /// Creates the tracks of OpenSky, of flights that are under way.
    package init(openSky request: any BaseRequestInput) {
        self.request = request
        endpoint = { address in
            Endpoint("/tracks/all", query: [.init("icao24", "\(address)"), .init("time", "0")])
        }
    }

    /// Creates the traces of a receiver with tar1090, of the last 24 hours.
    package init(receiver request: any BaseRequestInput) {
        self.request = request
        endpoint = { address in
            let name = "\(address)"
            return Endpoint("/data/traces/\(name.suffix(2))/trace_full_\(name).json")
        }
    }

    package func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack {
        let endpoint = endpoint(address)
        let track = try await request.value(of: .track(at: endpoint)).track()
        guard let track, !track.positions.isEmpty else { throw .notFound(endpoint) }
        return track.flightTrack
    }
}
