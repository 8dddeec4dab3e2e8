package import SectionEssentials
import SectionKit

/// How long ago an aircraft may have been heard to count as now: for an alert, a notice, an
/// emergency and what is nearest, and with `--max-age` for lists and maps.
package struct MaximumAge: Equatable, Sendable {
    package let seconds: Double

    package init(seconds: Double) {
        self.seconds = seconds
    }

    /// A minute, within which most aircraft in range are heard many times.
    package static let usual = MaximumAge(seconds: 60)

    /// How far the clock of a source may be ahead without being noticed, in seconds.
    package static let clockTolerance = 15.0

    /// Whether an age in seconds counts; an unknown one does not.
    package func allows(_ age: Double?) -> Bool {
        age.map { (-Self.clockTolerance...seconds).contains($0) } ?? false
    }
}

extension MaximumAge: LosslessStringConvertible {
    /// Reads a number of seconds, or one with a unit, such as `90`, `90s`, `5m` or `1h`.
    package init?(_ text: String) {
        let units: [Character: Double] = ["s": 1, "m": 60, "h": 3_600]
        let plain = text[...].trimmed.lowercased()
        let unit = plain.last.flatMap { units[$0] }
        let digits = unit == nil ? plain[...] : plain.dropLast()
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Double(digits),
            number > 0, number * (unit ?? 1) <= 86_400
        else { return nil }
        seconds = number * (unit ?? 1)
    }

    /// The time in its largest unit, such as "60 s" or "5 min".
    package var description: String { seconds.ageWords }
}

extension Aircraft {
    /// The time between when it was last heard and a date, in seconds; nil if that is unknown.
    package func heardAge(at date: Date) -> Double? {
        guard let last = lastContact ?? positionTime else { return nil }
        return date.timeIntervalSince(max(last, positionTime ?? last))
    }
}

extension Sky {
    /// The sky with what counts as now: an aircraft that was not heard within an age is marked, and
    /// has no emergency any more, and so is a position that is older.
    ///
    /// - Parameter now: the time of the load.
    package consuming func counting(within age: MaximumAge = .usual, at now: Date) -> Sky {
        let present = present(now)
        var sky = self
        for place in sky.aircraft.indices {
            let isHeard = age.allows(sky.aircraft[place].heardAge(at: present))
            let time = sky.aircraft[place].positionTime
            let isPlaced = isHeard && age.allows(time.map { present.timeIntervalSince($0) })
            // Most are, and are not written to.
            if isHeard, isPlaced { continue }
            sky.aircraft[place].isHeard = isHeard
            sky.aircraft[place].isPlaced = isPlaced
        }
        return sky
    }

    /// The sky without aircraft that were not heard, and without positions that are too old.
    package consuming func withoutOld() -> Sky {
        var sky = self
        sky.aircraft.removeAll { !$0.isHeard }
        for place in sky.aircraft.indices where !sky.aircraft[place].isPlaced {
            sky.aircraft[place].position = nil
            sky.aircraft[place].positionTime = nil
            sky.aircraft[place].positionSource = nil
        }
        return sky
    }
}

extension Double {
    /// An age in seconds in its largest unit, such as "12 s"; in days beyond 48 hours.
    package var ageWords: String {
        let seconds = Int(Swift.max(0, Swift.min(self, 1e12)))
        return switch seconds {
        case ..<120: "\(seconds) s"
        case ..<7_200: "\(seconds / 60) min"
        case ..<172_800: "\(seconds / 3_600) h"
        default: "\((seconds / 86_400).grouped) days"
        }
    }
}
