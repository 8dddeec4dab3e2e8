import Logbook
import RecordStore
import SectionEssentials
import SectionKit

/// The flights of a log that match a query.
struct LogList: Equatable, Sendable {
    /// The flights of the page, in the order of the query.
    let entries: [LogEntry]

    /// The layovers before flights of the log.
    let layovers: [RecordID: Layover]

    /// The number of flights that match the query, on all pages.
    let matching: Int

    /// The number of all flights.
    let total: Int

    let query: LogQuery

    /// Whether the log is the made-up one, and the notice that says so.
    let isMadeUp: Bool
    let notice: String?

    /// What others say that has changed and is not in the log; nil if nothing.
    let changed: String?

    /// The warnings about records and tables, in plain sentences.
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Selects, sorts and pages the flights.
    ///
    /// - Parameter now: decides which flights are of today.
    init(_ log: Log, query: LogQuery, now: Date) {
        var filter = LogFilter(query)
        let found = log.entries.filter { filter.allows($0) }
        let sorted =
            query.sort.map { $0.sorted(found, in: query.order) }
            ?? Self.currentFirst(found, query.order, at: now)
        entries = Array(query.page.part(of: sorted))
        layovers = Layover.all(in: log.entries)
        matching = found.count
        total = log.entries.count
        self.query = query
        isMadeUp = log.isMadeUp
        notice = log.notice
        changed =
            log.changes.isEmpty
            ? nil : log.changes.separated(by: " ") + " Run 'flight-log refresh' to keep this."
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }

    /// The flights of today and planned ones by status, the next ones first, then the others by
    /// date.
    private static func currentFirst(
        _ entries: [LogEntry], _ order: ListOrder?, at now: Date
    ) -> [LogEntry] {
        if let order { return LogSort.date.sorted(entries, in: order) }
        let current = entries.filter { $0.isCurrent(at: now) }
        if current.isEmpty { return entries }
        return LogSort.status.sorted(current.reversed(), in: nil)
            + entries.filter { !$0.isCurrent(at: now) }
    }
}

extension LogList {
    /// A sentence that counts the flights.
    var summary: String {
        if total == 0 { return "There are no flights in your log." }
        if matching == 0 { return "None of the \(flights(total)) matches." }
        let words = matching == total ? flights(total) : "\(matching.grouped) of \(flights(total))"
        return query.page.sentence(
            showing: entries.count, of: matching, called: words, in: order)
    }

    private var order: String {
        if let sort = query.sort { return sort.words(in: query.order) }
        if let order = query.order { return LogSort.date.words(in: order) }
        return entries.contains(where: \.isPlanned)
            ? "those of today and planned ones first" : "newest first"
    }

    private func flights(_ count: Int) -> String { count.counted("flight", "flights") }
}

extension LogList {
    /// The flights with all that is known of them, of which people see what fits.
    ///
    /// A made-up flight cannot be changed.
    var table: Table {
        Table(
            of: entries, columns: TableColumn<LogEntry>.list(layovers), titledBy: "number",
            events: .flights(
                details: ["airline", "departure_terminal", "departure_gate", "aircraft", "status"]
                    + ["seat", "booking_code", "note"]),
            identity: \.id.text, commands: ["show", "edit", "remove"]
        ).page(ofMatching: matching).madeUp(isMadeUp)
    }
}

extension TableColumn<LogEntry> {
    fileprivate static func list(_ layovers: [RecordID: Layover]) -> [TableColumn] {
        [
            .date, .number, .from, .to, .airline, .distance, .duration, .status, .delay,
            .delayInSeconds, .aircraft,
            .registration, .seat, .cabin, .reason, .bookingCode, .note, .layover(layovers),
        ]
            + ([.title, .kilometres, .departure, .arrival, .codeShares, .divertedTo, .seatKind]
            + [.photos] + places + clocks + gates + origins).map(\.forMachines)
    }
}
