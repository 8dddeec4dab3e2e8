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

extension ScanPlan {
    /// What was read, in a sentence.
    var sentence: String {
        guard let first = flights.first else {
            return passes.isEmpty
                ? "Save the flights of a boarding pass with 'flight-log scan FILE'."
                : "No flight was found."
        }
        let names = passes.filter { !$0.legs.isEmpty }.map(\.source)
        let place = names.count == 1 ? names[0] : "\(names.count) files"
        let count = flights.count.counted("flight", "flights")
        let isSaved = flights.allSatisfy {
            if case .unchanged = $0.outcome { true } else { false }
        }
        if isSaved { return "\(count) of \(place), in your log already." }
        // What cannot be saved as it is has its own advice.
        let advice =
            unusable.isEmpty && undecided.isEmpty
            ? first.found.identity.flatMap { $0.fileName }.map { name in
                names.count == 1 ? " 'flight-log scan \(name)' saves \(flights.it)." : ""
            } ?? "" : ""
        return "\(count) of \(place), not saved yet.\(advice)"
    }

    /// What was saved, in sentences.
    var result: String {
        let sentences = flights.compactMap { flight -> String? in
            switch flight.outcome {
            case .added: "\(flight.title) is in your log."
            case .updated:
                "\(flight.title) is updated: \(flight.changes.joined(separator: ", "))."
            case .unchanged: "\(flight.title) is in your log already; there is nothing to change."
            case .undecided, .unusable: nil
            }
        }
        let undo = changesNothing ? [] : ["'flight-log undo' takes it back."]
        return sentences.count <= 5
            ? (sentences + undo).joined(separator: " ")
            : (["\(added.count) flights are added and \(updated.count) updated."] + undo)
                .joined(separator: " ")
    }

    /// Which flights were not saved and why, in plain sentences.
    var unsaved: [String] {
        unusable.compactMap { flight in
            guard case .unusable(let flaw) = flight.outcome else { return nil }
            return "\(flight.title.withCapital) was not saved. \(flaw.reason)"
        }
    }
}

extension [ScannedFlight] {
    fileprivate var it: String { count == 1 ? "it" : "them" }
}

extension String {
    /// The file of an identity such as `pass.pdf#2`, if it needs no quotation marks in a shell.
    fileprivate var fileName: String? {
        guard let sign = lastIndex(of: "#"), sign != startIndex else { return nil }
        let name = self[..<sign]
        let isPlain = name.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
                || (0x61...0x7A).contains(byte) || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
        }
        return isPlain && name.utf8.count <= 60 ? String(name) : nil
    }
}

extension ReadPass {
    /// The name of the file with what it is, such as "pass.pkpass (wallet pass)".
    var source: String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        return kind == .barcodeText ? file.short : "\(file.short) (\(kind.rawValue))"
    }
}

extension ScannedFlight.Outcome {
    /// Whether the log has the flight once the plan is saved.
    var isSaved: Bool {
        switch self {
        case .added, .updated, .unchanged: true
        case .undecided, .unusable: false
        }
    }

    /// The outcome for people and machines alike.
    var badge: Badge {
        switch self {
        case .added: Badge("new", .positive)
        case .updated: Badge("update", .pending)
        case .unchanged: Badge("no change", .positive)
        case .undecided: Badge("undecided", .negative)
        case .unusable(let flaw): Badge(flaw.word, .negative)
        }
    }
}
