import Logbook
import SectionKit

/// A flight that was read, with the passes that it was read from.
struct FoundFlight: Equatable, Sendable {
    /// What `confirm` calls it, such as `pass.pdf#2`; nil if it cannot be read again.
    let identity: String?

    /// What it was read from, the first one first.
    private(set) var passes: [ReadPass]

    private(set) var leg: PassLeg

    init(identity: String?, pass: ReadPass, leg: PassLeg) {
        self.identity = identity
        passes = [pass]
        self.leg = leg
    }

    /// The text that its values were read from, for a form; nil if no text was read.
    var text: FormText? {
        guard let pass = passes.first(where: { !$0.text.isEmpty }) else { return nil }
        let isRecognised = leg.readings.contains { $0.origin == .recognisedText }
        let places = leg.lines.map { ($0.key.rawValue, $0.value) }
        return FormText(
            isRecognised ? "Recognised text" : "Text", lines: pass.text,
            places: Dictionary(uniqueKeysWithValues: places))
    }

    /// Adds what another pass says of the same flight.
    mutating func add(_ other: FoundFlight) {
        passes += other.passes.filter { !passes.contains($0) }
        leg.add(other.leg)
    }

    /// Adds what a person has corrected, as far as passes have such values.
    mutating func add(_ correction: PassCorrection) {
        guard let field = PassField(rawValue: correction.field) else { return }
        leg.add(field, correction.text, from: .person)
    }

    /// Keeps what one of several passengers has; returns false if the name is not that of one.
    mutating func choose(passenger: String) -> Bool {
        guard let only = leg.only(passenger) else { return false }
        leg = only
        return true
    }

    /// Leaves out what only one of several passengers has.
    mutating func leaveOutOwned() { leg = leg.withoutOwned }

    /// Leaves out the days of other years, because a person has given the year.
    mutating func settleYear() { leg.otherDates = [] }

    /// Whether another pass is for the same flight: the same day, number and airports.
    func isSame(as other: FoundFlight) -> Bool {
        guard let date = leg[.date], date == other.leg[.date], leg.mayBe(other.leg) else {
            return false
        }
        let (numbers, others) = (leg.numbers, other.leg.numbers)
        return numbers.isEmpty || others.isEmpty || !numbers.isDisjoint(with: others)
    }
}

extension PassLeg {
    /// All numbers of the flight.
    var numbers: Set<String> {
        Set(readings.filter { $0.field == .number || $0.field == .codeShare }.map(\.text))
    }

    /// The numbers under which it is sold besides its own.
    var codeShares: [String] {
        var shares: [String] = []
        for reading in readings where reading.field == .codeShare {
            if reading.text != self[.number], !shares.contains(reading.text) {
                shares.append(reading.text)
            }
        }
        return shares
    }
}
