package import Networking
package import SectionEssentials
import Synchronization

/// The aircraft, the track of one aircraft, or past flights in a file.
package struct SavedSky: SkyInput, TrackInput, PastFlightsInput, RoutesInput {
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

    /// Returns the flights of an aircraft in the file, whatever their time.
    package func flights(
        of address: AircraftAddress,
        in time: Range<Date>
    ) async throws(RequestError) -> Records<PastFlight> {
        Records(try file.content().pastFlights.filter { $0.address == address })
    }

    /// Returns the routes of the past flights in the file.
    package func routes(of aircraft: [Aircraft]) async -> KnownRoutes {
        var known = KnownRoutes()
        for flight in (try? file.content().pastFlights) ?? [] {
            // An end that is not known is no airport.
            if flight.departure == nil, flight.arrival == nil { continue }
            known.codes[flight.address] = [flight.departure ?? "", flight.arrival ?? ""]
        }
        return known
    }
}

/// A file that is read once, when it is first needed.
private final class SavedFile: Sendable {
    struct Content: Sendable {
        let sky: Sky
        let track: AircraftTrack?
        let pastFlights: [PastFlight]
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
            let content = Content(
                sky: saved.sky(at: now), track: saved.savedTrack,
                pastFlights: saved.pastFlights)
            known = content
            return content
        }
    }
}
