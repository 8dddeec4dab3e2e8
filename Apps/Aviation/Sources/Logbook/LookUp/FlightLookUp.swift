package import Flights

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
    }

    /// Somebody who was asked, and the result.
    package struct Step: Equatable, Sendable {
        package enum Outcome: Equatable, Sendable {
            case found

            /// The flight is not known there.
            case missing

            /// It could not be asked; the reason is a plain clause.
            case failed(String)

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

/// Looks flights up by their number.
package protocol FlightLookUpInput: Sendable {
    /// Returns what is known of a flight on a day, or today if none is given; whoever fails is
    /// among the steps.
    func flights(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp
}

/// Knows no flight, where nobody is to be asked.
package struct NoLookUp: FlightLookUpInput {
    package init() {}

    package func flights(_ number: FlightNumber, on day: LocalDateTime?) async -> FlightLookUp {
        FlightLookUp()
    }
}
