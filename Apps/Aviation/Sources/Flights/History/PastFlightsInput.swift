package import Networking
package import SectionEssentials

/// A source of the flights that one aircraft has made.
package protocol PastFlightsInput: Sendable {
    /// Loads the flights of an aircraft that took off and landed in a time, in no particular order.
    ///
    /// - Parameter time: at most two days.
    /// - Throws: `RequestError` when the source fails; no flights are an empty list.
    func flights(
        of address: AircraftAddress,
        in time: Range<Date>
    ) async throws(RequestError) -> Records<PastFlight>
}
