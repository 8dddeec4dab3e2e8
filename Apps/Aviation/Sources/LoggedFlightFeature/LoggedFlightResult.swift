import Logbook
import RecordStore
import SectionKit
import WorldMap

/// The flights of a log that a name means.
struct LoggedFlightResult: Equatable, Sendable {
    /// One flight, or several to choose from, the newest first.
    let entries: [LogEntry]

    /// What was asked for.
    let name: LoggedFlightName

    /// The layover before the only flight; nil if there is none.
    let layover: Layover?

    /// Where it is now; nil if nobody was to be asked, or has answered.
    var live: LivePositions?

    /// What is said above a made-up flight.
    let notice: String?

    /// Whether the log is the made-up one.
    let isMadeUp: Bool

    /// The warnings about records and tables, in plain sentences.
    let warnings: [String]

    /// Whether airports are unknown because a table of them could not be read.
    let lacksAirports: Bool

    /// Finds the flights; nil if there is none.
    init?(_ log: Log, _ name: LoggedFlightName) {
        entries = name.matches(in: log.entries, id: \.id, flight: \.flight)
        if entries.isEmpty { return nil }
        self.name = name
        layover = entries.count == 1 ? Layover.all(in: log.entries)[entries[0].id] : nil
        notice = log.notice
        isMadeUp = log.isMadeUp
        warnings = log.warnings
        lacksAirports = log.lacksAirports
    }
}

extension LoggedFlightResult {
    /// The content of the section: the record of one flight, or a list of several.
    var blocks: [Block] {
        let notice = notice.map { Block.notice(Notice(.info, InlineText($0))) }
        guard let entry = entries.first, entries.count == 1 else {
            return [notice, .notice(Notice(.info, InlineText(advice))), .table(table)]
                .compactMap(\.self)
        }
        let answer = live?.answer(about: entry)
        let facts = (answer?.facts(about: entry) ?? []) + entry.facts + layoverFacts
        let map = entry.map(with: answer?.point(of: entry)).map { Block.map($0) }
        return
            ([notice, .paragraph(InlineText(entry.sentence)), .facts(facts), map]
            + [.table(Table(recordOf: facts))]).compactMap(\.self)
    }

    /// The time since the flight before, if it is a layover, and where it was spent.
    private var layoverFacts: [Fact] {
        guard let layover else { return [.machines("layover_s", .empty)] }
        let place = layover.airport.city ?? layover.airport.name
        return [
            .people("Layover before", .text("\(layover.minutes.lengthWords) in \(place)")),
            .machines("layover_s", .duration(layover.minutes * 60)),
        ]
    }

    /// How to choose one of several flights.
    private var advice: String {
        let count = entries.count.counted("flight", "flights")
        return "\(count) of your log match \(name.text.quoted). \(name.advice)."
    }

    /// The flights to choose from.
    private var table: Table {
        Table(
            key: "flights", of: entries,
            columns: [.date, .number, .from, .to, .status, .id], titledBy: "number",
            identity: \.id.text,
            commands: [LoggedFlightBuilder.name, "edit", "remove"]
        ).madeUp(isMadeUp)
    }
}

extension LogEntry {
    /// The flight in a sentence.
    fileprivate var sentence: String {
        let words: String =
            switch status {
            case .landed: "flown"
            case .inAir: "in the air"
            default: status.rawValue
            }
        return "\(datedTitle): \(words)."
    }

    /// A map with the route along a great circle, and the aircraft if it was heard; nil if the
    /// position of an airport is unknown.
    fileprivate func map(with aircraft: MapPoint?) -> Map? {
        guard let from, let to, let start = from.position, let end = to.position else {
            return nil
        }
        return Map(
            key: "map", title: "Map of the flight", on: .naturalEarth,
            points: [
                MapPoint(start, label: from.code, tone: .positive, note: from.name),
                MapPoint(end, label: to.code, tone: .positive, note: to.name),
            ] + [aircraft].compactMap(\.self),
            lines: [MapLine([[start, end]], path: .greatCircle, label: title)])
    }
}
