public import SectionEssentials

/// The offsets of a time zone from UTC, at any instant in the past or future.
///
/// It is a plain value, so many zones can be used at once. It is read from a file of the IANA time
/// zone database, or from a rule in the form of the `TZ` variable.
public struct ZoneRules: Equatable, Sendable {
    /// A period with one offset from UTC.
    public struct Period: Equatable, Sendable {
        /// Seconds east of UTC.
        public let offset: Int

        /// The abbreviation of the time, such as `CEST`, or `+0545` if it has no name.
        public let abbreviation: String

        /// Creates a period.
        public init(offset: Int, abbreviation: String) {
            self.offset = offset
            self.abbreviation = abbreviation
        }
    }

    /// A transition from one period to another.
    struct Change: Equatable, Sendable {
        /// Seconds since 1970.
        let time: Int

        /// The index of the period that begins.
        let period: Int
    }

    private let tables: Tables

    /// Creates a zone.
    ///
    /// The first period is before all changes, and the rule, if there is one, applies
    /// after the last of them.
    init(periods: [Period], changes: [Change], rule: ZoneRule?) {
        tables = Tables(periods: periods, changes: changes, rule: rule)
    }

    /// Creates a zone with a fixed offset.
    public init(_ period: Period) {
        self.init(periods: [period], changes: [], rule: nil)
    }

    /// Reads a TZif file of the time zone database (RFC 9636, all versions); nil if it is invalid.
    public init?(file: [UInt8]) {
        var reader = TZifReader(file)
        guard let rules = reader.read() else { return nil }
        self = rules
    }

    /// Reads a rule in the form of the `TZ` variable (POSIX, with the extensions of RFC 9636), such
    /// as `CET-1CEST,M3.5.0,M10.5.0/3`; nil if it is invalid.
    public init?(rule text: String) {
        guard let rule = ZoneRule(text) else { return nil }
        self.init(periods: [], changes: [], rule: rule)
    }

    /// Returns the period at an instant.
    public func period(at date: Date) -> Period {
        tables.period(at: CivilDate.wholeSeconds(of: date))
    }

    /// Returns whether two zones have the same periods, changes and rule.
    public static func == (one: ZoneRules, other: ZoneRules) -> Bool {
        one.tables === other.tables || one.tables.isEqual(to: other.tables)
    }
}

/// The data of a zone, shared by all copies of it.
private final class Tables: Sendable {
    private let periods: [ZoneRules.Period]
    private let changes: [ZoneRules.Change]
    private let rule: ZoneRule?

    init(periods: [ZoneRules.Period], changes: [ZoneRules.Change], rule: ZoneRule?) {
        self.periods = periods
        self.changes = changes
        self.rule = rule
    }

    func isEqual(to other: Tables) -> Bool {
        periods == other.periods && changes == other.changes && rule == other.rule
    }

    /// Returns the period at a time in seconds since 1970.
    func period(at time: Int) -> ZoneRules.Period {
        guard let last = changes.last, time < last.time else {
            if let rule { return rule.period(at: time) }
            return periods[changes.last?.period ?? 0]
        }
        // Finds the first change after the time.
        var (low, high) = (0, changes.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return periods[low == 0 ? 0 : changes[low - 1].period]
    }
}
