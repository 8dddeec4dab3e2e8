import Logbook
import SectionKit

/// The flights of a picture that names several, such as both of a journey.
struct SeveralFlights {
    /// The flights, if all readings say the same of them; else none.
    let legs: [PassLeg]

    /// The numbers, or else the routes, of which there are several.
    private let names: [String]

    /// Finds them; nil if no reading of the picture names more than one.
    init?(_ readings: [PassText], _ context: PassContext) {
        names = readings.flatMap { [$0.numbers, $0.routes] }.first { $0.count > 1 } ?? []
        if names.isEmpty { return nil }
        let all = readings.map { reading in
            ConfirmationText([reading.lines.joined(separator: "\n")], context).legs
        }
        let isSame = all.allSatisfy { $0.map(Self.words) == all[0].map(Self.words) }
        legs = isSame && all[0].count > 1 ? all[0].map(Self.recognised) : []
    }

    /// That values of several flights may be mixed, as a sentence; nil if each flight is whole.
    var warning: String? {
        guard legs.isEmpty else { return nil }
        return "The text names \(names.listed(by: "and")), and not which values belong to which. "
            + "Cut the picture into one for each flight."
    }

    private static func words(_ leg: PassLeg) -> [String?] {
        [PassField.number, .date, .from, .to].map { leg[$0] }
    }

    /// The same as read from a picture, where lines have no numbers.
    private static func recognised(_ leg: PassLeg) -> PassLeg {
        var same = PassLeg(
            leg.readings.map { PassReading($0.field, $0.text, from: .recognisedText) })
        same.otherDates = leg.otherDates
        return same
    }
}
