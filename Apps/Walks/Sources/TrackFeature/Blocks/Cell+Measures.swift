import Geodesy
import SectionEssentials
import SectionKit
import Tracks

/// Cells of measures that may be unknown, which are empty then.
extension Cell {
    static func metres(_ value: Double?, digits: Int = 1) -> Cell {
        .known(value, .metre, digits: digits)
    }

    /// A duration for people and whole seconds for machines.
    static func seconds(_ value: Double?) -> Cell {
        value.flatMap { Int(exactly: $0.rounded()) }.map(Cell.duration) ?? .empty
    }

    /// Seconds as a stopwatch shows them.
    static func clock(_ value: Double?) -> Cell {
        value.map { .text(Clock.text($0)) } ?? .empty
    }

    /// A speed in metres per second as a pace.
    static func pace(_ speed: Double?) -> Cell {
        speed.map { .measure(UnitSystem.metric.pace($0)) } ?? .empty
    }

    /// A speed in metres per second.
    static func speed(_ speed: Double?) -> Cell {
        .known(speed.map { $0 * 3.6 }, .kilometrePerHour, digits: 2)
    }

    /// What a sensor measured.
    static func reading(_ value: Double?, _ unit: MeasureUnit, digits: Int = 0) -> Cell {
        known(value, unit, digits: digits)
    }

    static func degrees(_ value: Double?) -> Cell {
        .known(value, .degree, digits: 6)
    }

    static func time(_ date: Date?) -> Cell {
        date.map { .date(PreciseDate($0, precision: .hour)) } ?? .empty
    }

    static func place(_ place: Coordinate?) -> Cell {
        place.map { .place($0) } ?? .empty
    }

    private static func known(_ value: Double?, _ unit: MeasureUnit, digits: Int) -> Cell {
        value.map { .measure(Measure($0, unit, digits: digits)) } ?? .empty
    }
}
