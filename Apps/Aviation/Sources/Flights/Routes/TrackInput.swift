package import Networking

/// A source of the track of one aircraft on its present flight.
package protocol TrackInput: Sendable {
    /// Loads the track of an aircraft.
    ///
    /// - Throws: `RequestError`, `notFound` if the source has no track of it.
    func track(of address: AircraftAddress) async throws(RequestError) -> FlightTrack
}
