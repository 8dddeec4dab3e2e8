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

/// Reads a file of the time zone database (TZif, RFC 9636).
///
/// Skips leap seconds, because computer clocks do not count them.
struct TZifReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The counts in the header of a data block.
    private struct Header {
        let version: UInt8
        let utcMarks: Int
        let standardMarks: Int
        let leapSeconds: Int
        let changes: Int
        let periods: Int
        let letters: Int

        /// Returns the size of the block in bytes, given the size of a time.
        func size(timeSize: Int) -> Int {
            changes * (timeSize + 1) + periods * 6 + letters + leapSeconds * (timeSize + 4)
                + standardMarks + utcMarks
        }
    }

    /// Returns the zone; nil if the file is not valid TZif.
    mutating func read() -> ZoneRules? {
        guard let header = header() else { return nil }
        guard header.version > 0 else { return rules(header, timeSize: 4, hasFooter: false) }
        // From version 2 on, the data appears a second time, with 64-bit times.
        guard skip(header.size(timeSize: 4)), let second = self.header() else { return nil }
        return rules(second, timeSize: 8, hasFooter: true)
    }

    private mutating func header() -> Header? {
        guard take(4) == Array("TZif".utf8)[...], let version = take(1)?.first, skip(15) else {
            return nil
        }
        var counts: [Int] = []
        for _ in 0..<6 {
            guard let count = number(4), (0...bytes.count).contains(count) else { return nil }
            counts.append(count)
        }
        return Header(
            version: version, utcMarks: counts[0], standardMarks: counts[1],
            leapSeconds: counts[2], changes: counts[3], periods: counts[4], letters: counts[5])
    }

    private mutating func rules(
        _ header: Header,
        timeSize: Int,
        hasFooter: Bool
    ) -> ZoneRules? {
        let end = position + header.size(timeSize: timeSize)
        guard header.periods > 0, end <= bytes.count else { return nil }
        let times = (0..<header.changes).compactMap { _ in number(timeSize) }
        guard let places = take(header.changes),
            let periods = periods(header), places.allSatisfy({ Int($0) < periods.count })
        else { return nil }
        let changes = zip(times, places).map { ZoneRules.Change(time: $0, period: Int($1)) }
        guard zip(changes, changes.dropFirst()).allSatisfy({ $0.time < $1.time }) else {
            return nil
        }
        position = end
        guard hasFooter else { return ZoneRules(periods: periods, changes: changes, rule: nil) }
        guard let footer = footer() else { return nil }
        if footer.isEmpty { return ZoneRules(periods: periods, changes: changes, rule: nil) }
        guard let rule = ZoneRule(footer) else { return nil }
        return ZoneRules(periods: periods, changes: changes, rule: rule)
    }

    private mutating func periods(_ header: Header) -> [ZoneRules.Period]? {
        var kinds: [(offset: Int, name: Int)] = []
        for _ in 0..<header.periods {
            guard let offset = number(4), skip(1), let name = take(1)?.first else { return nil }
            kinds.append((offset, Int(name)))
        }
        guard let letters = take(header.letters) else { return nil }
        return kinds.map { kind in
            let name = letters.dropFirst(kind.name).prefix { $0 != 0 }
            return ZoneRules.Period(
                offset: kind.offset, abbreviation: String(decoding: name, as: UTF8.self).safe)
        }
    }

    /// Returns the rule for times after the last change, between two line ends.
    private mutating func footer() -> String? {
        let lineEnd = UInt8(ascii: "\n")
        guard take(1)?.first == lineEnd, let end = bytes[position...].firstIndex(of: lineEnd) else {
            return nil
        }
        return String(decoding: bytes[position..<end], as: UTF8.self)
    }

    /// Returns a signed big-endian number.
    private mutating func number(_ size: Int) -> Int? {
        guard let digits = take(size), let first = digits.first else { return nil }
        return digits.dropFirst().reduce(Int(Int8(bitPattern: first))) { $0 << 8 | Int($1) }
    }

    private mutating func take(_ count: Int) -> ArraySlice<UInt8>? {
        guard skip(count) else { return nil }
        return bytes[position - count..<position]
    }

    private mutating func skip(_ count: Int) -> Bool {
        guard count <= bytes.count - position else { return false }
        position += count
        return true
    }
}
