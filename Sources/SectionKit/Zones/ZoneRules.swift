public import Essentials

/// How far the clocks of a place are from UTC at any instant, in the past and in the future.
///
/// It is a plain value, so many zones can be used at once. It is read from a file of the IANA time
/// zone database, or from a rule as the `TZ` variable has it.
public struct ZoneRules: Equatable, Sendable {
    /// What clocks show for some time.
    public struct Period: Equatable, Sendable {
        /// Seconds east of UTC.
        public let offset: Int

        /// What the time is called, such as `CEST`, or `+0545` where it has no name.
        public let abbreviation: String

        /// Names an offset from UTC.
        public init(offset: Int, abbreviation: String) {
            self.offset = offset
            self.abbreviation = abbreviation
        }
    }

    /// A change of the clocks.
    struct Change: Equatable, Sendable {
        /// Seconds since 1970.
        let time: Int

        /// The index of the period that begins.
        let period: Int
    }

    private let tables: Tables

    /// Joins what a zone is made of; the first of the periods is that before all changes, and the
    /// rule, if there is one, is true after the last of them.
    init(periods: [Period], changes: [Change], rule: ZoneRule?) {
        tables = Tables(periods: periods, changes: changes, rule: rule)
    }

    /// A zone whose clocks are never changed.
    public init(_ period: Period) {
        self.init(periods: [period], changes: [], rule: nil)
    }

    /// Reads a file of the time zone database (RFC 9636, in any of its versions); nil if it is none.
    public init?(file: [UInt8]) {
        var reader = TZifReader(file)
        guard let rules = reader.read() else { return nil }
        self = rules
    }

    /// Reads a rule as the `TZ` variable has it (POSIX, with the extensions of RFC 9636), such as
    /// `CET-1CEST,M3.5.0,M10.5.0/3`; nil if it is none.
    public init?(rule text: String) {
        guard let rule = ZoneRule(text) else { return nil }
        self.init(periods: [], changes: [], rule: rule)
    }

    /// What clocks show at an instant.
    public func period(at date: Date) -> Period {
        tables.period(at: CivilDate.wholeSeconds(of: date))
    }

    /// Whether they say the same.
    public static func == (one: ZoneRules, other: ZoneRules) -> Bool {
        one.tables === other.tables || one.tables.isEqual(to: other.tables)
    }
}

/// What a zone is made of, in one place however often the zone is passed on.
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

    /// What clocks show at a time in seconds since 1970.
    func period(at time: Int) -> ZoneRules.Period {
        guard let last = changes.last, time < last.time else {
            if let rule { return rule.period(at: time) }
            return periods[changes.last?.period ?? 0]
        }
        // The first change that is still to come.
        var (low, high) = (0, changes.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle].time <= time { low = middle + 1 } else { high = middle }
        }
        return periods[low == 0 ? 0 : changes[low - 1].period]
    }
}
