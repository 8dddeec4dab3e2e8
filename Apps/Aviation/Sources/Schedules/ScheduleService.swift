import Flights
import Logbook
import Networking

/// A service that knows the schedule of flights, or at least their route.
protocol ScheduleService: Sendable {
    /// Its name for people, such as "aviationstack.com".
    var name: String { get }

    /// Returns the flights with a number, on a day if the service distinguishes them; none if it
    /// does not know the number, and nil if it is not asked, because it knows call signs only and that
    /// of the flight is unknown.
    func flights(
        _ number: FlightNumber, on day: LocalDateTime?
    ) async throws(RequestError) -> [FlightLookUp.Found]?
}
