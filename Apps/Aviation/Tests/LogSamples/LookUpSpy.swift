package import Flights
package import Logbook
import Synchronization

/// Looks up no more than what a test gives it, and records what it is asked.
package final class LookUpSpy: FlightLookUpInput {
    private let answer: FlightLookUp
    private let times: FlightLookUp
    private let record = Mutex<[String]>([])

    /// Creates a look-up that has the same answers for every flight.
    package init(_ answer: FlightLookUp, times: FlightLookUp = FlightLookUp()) {
        self.answer = answer
        self.times = times
    }

    /// What was asked, such as "LH21 2026-05-29".
    package var asked: [String] { record.withLock(\.self) }

    package func flights(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        note([number.airline + number.number, day?.text])
        return answer
    }

    package func schedules(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        var answer = await flights(number, on: day)
        answer.found.removeAll { $0.flight.source == .routes }
        return answer
    }

    package func actualTimes(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?
    ) async -> FlightLookUp {
        note([flight.registration, from?.code, to?.code])
        return times
    }

    private func note(_ words: [String?]) {
        record.withLock { $0.append(words.compactMap(\.self).joined(separator: " ")) }
    }
}
