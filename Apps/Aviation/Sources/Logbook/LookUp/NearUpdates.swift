package import RecordStore
import SectionKit

/// What others say of the flights of these days.
package struct NearUpdates: Equatable, Sendable {
    /// The flights that have changed.
    package var updates: [FlightUpdate] = []

    /// The number of flights about which somebody has answered.
    package var answered = 0

    private var refusals: [Refusal] = []

    /// Why nobody has answered, and for which flights.
    private struct Refusal: Equatable {
        let reason: String
        var flights: [String]
    }

    package init() {}

    /// Takes the answer about a flight.
    package mutating func add(_ answer: FlightLookUp, about flight: Revised<LoggedFlight>) {
        if let reason = answer.refusal {
            if let place = refusals.firstIndex(where: { $0.reason == reason }) {
                refusals[place].flights.append(flight.record.title)
            } else {
                refusals.append(Refusal(reason: reason, flights: [flight.record.title]))
            }
        } else if !answer.steps.isEmpty {
            answered += 1
        }
        if let found = answer.found.first, let update = FlightUpdate(of: flight, with: found) {
            updates.append(update)
        }
    }

    /// Which flights could not be looked up and why, a sentence for each reason.
    package var warnings: [String] {
        refusals.map { "\($0.flights.listed(by: "and")) could not be looked up. \($0.reason)" }
    }

    /// What a person should know of the changes, each sentence once.
    package var remarks: [String] {
        var remarks: [String] = []
        for remark in updates.flatMap(\.remarks) where !remarks.contains(remark) {
            remarks.append(remark)
        }
        return remarks
    }
}
