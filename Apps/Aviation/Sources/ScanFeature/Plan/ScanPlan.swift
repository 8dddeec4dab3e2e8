import Logbook
import SectionKit

/// What was read, and what saving it would change.
struct ScanPlan: Equatable, Sendable {
    var flights: [ScannedFlight] = []

    /// Everything that was read.
    var passes: [ReadPass] = []

    /// Why something could not be read, in plain sentences.
    var failures: [String] = []

    /// What a person should know besides, in plain sentences.
    var warnings: [String] = []

    var added: [ScannedFlight] { flights.filter { $0.outcome == .added } }

    var updated: [ScannedFlight] {
        flights.filter { if case .updated = $0.outcome { true } else { false } }
    }

    var undecided: [ScannedFlight] {
        flights.filter { if case .undecided = $0.outcome { true } else { false } }
    }

    var unusable: [ScannedFlight] {
        flights.filter { if case .unusable = $0.outcome { true } else { false } }
    }

    /// Whether saving would change nothing, or is refused until a person decides.
    var changesNothing: Bool { !undecided.isEmpty || added.isEmpty && updated.isEmpty }

    /// What saving would do, as a clause.
    var summary: String {
        let words = [clause("add", added), clause("update", updated)].compactMap(\.self)
        return changesNothing || words.isEmpty ? "change nothing" : words.listed(by: "and")
    }

    private func clause(_ verb: String, _ flights: [ScannedFlight]) -> String? {
        switch flights.count {
        case 0: nil
        case 1: "\(verb) \(flights[0].title)"
        case let count: "\(verb) \(count) flights"
        }
    }
}
