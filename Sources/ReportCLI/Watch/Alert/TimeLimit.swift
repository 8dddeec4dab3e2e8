import SectionKit

/// The value of `--for`: how long `--alert` waits, such as `10m`.
struct TimeLimit: Equatable, Sendable {
    private let count: Int
    private let unit: Unit

    private enum Unit: Character, CaseIterable {
        case second = "s"
        case minute = "m"
        case hour = "h"

        var seconds: Int {
            switch self {
            case .second: 1
            case .minute: 60
            case .hour: 3600
            }
        }
    }

    /// Parses a number of seconds, minutes or hours, of a year at most; nil if it is invalid.
    init?(_ text: String) {
        guard let unit = text.last.flatMap(Unit.init), text.first?.isNumber == true,
            let count = Int(text.dropLast()), (1...Self.longest / unit.seconds).contains(count)
        else { return nil }
        (self.count, self.unit) = (count, unit)
    }

    var duration: Duration { .seconds(count * unit.seconds) }

    /// The time in words, such as "10 minutes".
    var words: String {
        "\(count.grouped) \(unit)\(count == 1 ? "" : "s")"
    }

    /// A year, in seconds.
    private static let longest = 365 * 24 * 3600
}
