import LogFiles
import Logbook
import RecordStore

/// The differences of two logs.
struct Comparison: Equatable, Sendable {
    /// The names of the logs, for people.
    let names: [String]

    /// The flights that only the first log has.
    let onlyFirst: [LoggedFlight]

    /// The flights that only the second log has.
    let onlySecond: [LoggedFlight]

    /// The fields in which flights of both logs differ.
    let differences: [FieldDifference]

    /// How many flights both logs have with the same content.
    let sameCount: Int

    /// How many flights both logs have with other content.
    let differentCount: Int

    let warnings: [String]

    /// Compares two lists of flights.
    ///
    /// - Parameters:
    ///   - flights: the first log.
    ///   - matcher: has the second log.
    ///   - names: what the logs are called.
    init(
        _ flights: [ReadFlight], matcher: FlightMatcher, names: [String], warnings: [String] = []
    ) {
        self.names = names
        self.warnings = warnings
        var (only, same, different) = ([LoggedFlight](), 0, 0)
        var found = Set<Int>()
        var differences: [FieldDifference] = []
        for (read, match) in zip(flights, matcher.matches(of: flights)) {
            guard let place = match.place else {
                only.append(read.flight)
                continue
            }
            found.insert(place)
            let fields = FieldDifference.all(of: read.flight, and: matcher.log[place].record)
            if fields.isEmpty { same += 1 } else { different += 1 }
            differences += fields
        }
        onlyFirst = only
        onlySecond = matcher.log.indices.filter { !found.contains($0) }
            .map { matcher.log[$0].record }
        (sameCount, differentCount) = (same, different)
        self.differences = differences
    }
}

/// A field of a flight that two logs have with other values.
struct FieldDifference: Equatable, Sendable {
    /// The flight, as the first log has it.
    let flight: LoggedFlight

    /// The name of the field for people, and for machines.
    let label: String
    let key: String

    let first: String?
    let second: String?

    /// The fields in which two flights differ.
    static func all(of one: LoggedFlight, and other: LoggedFlight) -> [FieldDifference] {
        FlightField.all.compactMap { field in
            let (first, second) = (field.text(one), field.text(other))
            guard first != second else { return nil }
            // Many programs write the duration that follows from the times.
            if field.key == "duration_min", first == nil || second == nil, one.hasTimes,
                other.hasTimes
            {
                return nil
            }
            return FieldDifference(
                flight: one, label: field.label, key: field.key, first: first, second: second)
        }
    }
}

extension LoggedFlight {
    fileprivate var hasTimes: Bool {
        departure.time?.precision == .minute && arrival.time?.precision == .minute
    }
}
