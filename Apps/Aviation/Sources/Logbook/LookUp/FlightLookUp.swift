package import Flights
import SectionKit

/// What others know of a flight that is named by its number.
package struct FlightLookUp: Equatable, Sendable {
    /// A flight that was found; it is not in the log.
    package struct Found: Equatable, Sendable {
        /// What is known of it; its date is unknown if only its route is.
        package var flight: LoggedFlight

        /// What a person should know before it is saved, in plain sentences.
        package var remarks: [String]

        package init(_ flight: LoggedFlight, remarks: [String] = []) {
            self.flight = flight
            self.remarks = remarks
        }

        /// Takes what somebody else says of the same flight.
        package mutating func take(_ other: Found) {
            flight.update(with: other.flight)
            remarks += other.remarks
        }
    }

    /// Somebody who was asked, and the result.
    package struct Step: Equatable, Sendable {
        package enum Outcome: Equatable, Sendable {
            case found

            /// The flight is not known there.
            case missing

            /// It did not answer; the reason is a plain clause, and what to do a plain sentence.
            case failed(String, recovery: String)

            /// It was not asked; the reason is a plain clause.
            case skipped(String)
        }

        /// Who it is, such as "aviationstack.com".
        package var name: String

        package var outcome: Outcome

        package init(_ name: String, _ outcome: Outcome) {
            self.name = name
            self.outcome = outcome
        }

        /// Whether it was not asked.
        var isSkipped: Bool {
            if case .skipped = outcome { true } else { false }
        }
    }

    /// The flights of the first who knew any, in the order of their departures.
    package var found: [Found]

    /// Who was asked, in order.
    package var steps: [Step]

    package init(_ found: [Found] = [], steps: [Step] = []) {
        self.found = found
        self.steps = steps
    }
}

extension FlightLookUp {
    /// Whether anybody answered.
    package var isAnswered: Bool {
        steps.contains { $0.outcome == .found || $0.outcome == .missing }
    }

    /// Who did not answer and why, such as "a.com and b.com: no response came within 9 seconds",
    /// and what to do, once for all whom it helps; nil if nobody failed.
    package var failures: String? {
        var failures: [(recovery: String, reasons: [(reason: String, names: [String])])] = []
        for step in steps {
            guard case .failed(let reason, let recovery) = step.outcome else { continue }
            let place = failures.firstIndex { $0.recovery == recovery } ?? failures.endIndex
            if place == failures.endIndex { failures.append((recovery, [])) }
            if let same = failures[place].reasons.firstIndex(where: { $0.reason == reason }) {
                failures[place].reasons[same].names.append(step.name)
            } else {
                failures[place].reasons.append((reason, [step.name]))
            }
        }
        if failures.isEmpty { return nil }
        return failures.map { recovery, reasons in
            let sentence = reasons.map { "\($0.names.listed(by: "and")): \($0.reason)" }
                .separated(by: "; ")
            return "\(sentence). \(recovery)"
        }
        .separated(by: " ")
    }

    /// Why nobody has answered, with what to do; nil if somebody has, or nobody is there.
    package var refusal: String? {
        if isAnswered || steps.isEmpty { return nil }
        let skipped = steps.compactMap { step in
            if case .skipped(let reason) = step.outcome { "\(step.name): \(reason)." } else { nil }
        }
        return ([failures].compactMap(\.self) + skipped).separated(by: " ")
    }
}

/// Looks flights up by their number.
package protocol FlightLookUpInput: Sendable {
    /// Returns what is known of a flight on a day, or today if none is given; whoever fails is
    /// among the steps.
    func flights(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp

    /// Returns the same as `flights(_:on:)`, of the services with schedules only.
    func schedules(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp

    /// Returns the actual times that a flight does not have yet, estimated from when its aircraft
    /// was seen between two airports.
    func actualTimes(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?
    ) async -> FlightLookUp
}

/// Knows no flight, where nobody is to be asked.
package struct NoLookUp: FlightLookUpInput {
    package init() {}

    package func flights(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        FlightLookUp()
    }

    package func schedules(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        FlightLookUp()
    }

    package func actualTimes(
        of flight: LoggedFlight, from: LogAirport?, to: LogAirport?
    ) async -> FlightLookUp {
        FlightLookUp()
    }
}

extension AircraftFactsInput {
    /// Returns the designator of the type that a text names; the text itself if none is known by it.
    package func typeCode(_ text: String?) async -> String? {
        guard let text else { return nil }
        return (try? await directory())?.aircraftType(named: text)?.code ?? text
    }
}
