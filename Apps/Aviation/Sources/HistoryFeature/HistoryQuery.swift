import Airports
import Flights
import Geodesy
import SectionEssentials
import SectionKit

/// A query for the past: what, when, and where or which aircraft.
struct HistoryQuery: Equatable, Sendable {
    /// What is listed; the raw values are those of the operand.
    enum Kind: String, CaseIterable, Sendable {
        /// One row for each flight, with its estimated airports.
        case flights

        /// One row for each second in which an aircraft was heard.
        case states
    }

    /// What limits a query besides the time.
    enum Filter: Equatable, Sendable {
        case none
        case aircraft([AircraftAddress])
        case box(GeoBox)

        /// An airport by its code, in capital letters.
        case airport(String)
    }

    var kind: Kind

    /// The start, included.
    var start: Date

    /// The end, not included.
    var end: Date

    var filter = Filter.none

    /// The maximum number of rows; nil for all.
    var limit: Int?

    /// The units that people see.
    var units = UnitSystem.aviation
}

/// The options of the section, in the order of help.
private enum HistoryOption {
    static let kind = SectionOption<HistoryQuery.Kind>(
        operand: "what", placeholder: "WHAT",
        summary: "a row for each flight, or one for each second of an aircraft")
    static let from = time("from", summary: "the start, required")
    static let to = time(
        "to", summary: "the end, not included; by default a day of flights, or an hour of states")
    static let airport = SectionOption(
        "airport",
        placeholder: "CODE",
        summary: "flights from or to this airport, or states within 10 NM of it",
        accepts: "an ICAO or IATA code",
        example: "EDDF",
        suggestions: .vocabulary(AirportVocabulary.name),
        parse: { $0.airportCode }
    )
    static let aircraft = SectionOption(
        "aircraft",
        placeholder: "ADDRESSES",
        summary: "only these aircraft",
        accepts: "ICAO addresses of six hexadecimal digits, separated by commas",
        example: "4ca4e5,3c6444",
        parse: { $0.addresses }
    ).asList
    static let box = SectionOption(
        "box",
        placeholder: "S,W,N,E",
        summary: "only states in a box: its south, west, north and east edge",
        accepts: "four numbers of degrees, separated by commas",
        example: "36,-10,44,4",
        parse: GeoBox.init(text:)
    )
    static let limit = SectionOption<Int>(
        "limit", placeholder: "N",
        summary: "at most this many rows; a million take 90 MB in a temporary file (TMPDIR)",
        minimum: 1)

    private static func time(_ name: String, summary: String) -> SectionOption<Date> {
        SectionOption(
            name,
            placeholder: "TIME",
            summary: summary,
            accepts: "a date, or a date and time with its offset from UTC",
            example: "2026-07-01 or 2026-07-01T12:00Z"
        ) { text in
            PreciseDate(text).flatMap { [.day, .hour].contains($0.precision) ? $0.date : nil }
        }
    }
}

extension HistoryQuery {
    static let options = [
        HistoryOption.kind.description, HistoryOption.from.description,
        HistoryOption.to.description, HistoryOption.airport.description,
        HistoryOption.aircraft.description, HistoryOption.box.description,
        HistoryOption.limit.description, FlightOption.units.description,
    ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option, or the query would read
    ///   more than one should.
    init(_ options: OptionValues) throws(UsageError) {
        let kind = try options.required(HistoryOption.kind)
        guard let start = try options.value(of: HistoryOption.from) else {
            throw UsageError("history needs --from, such as --from 2026-07-01T12:00Z.")
        }
        self.init(
            kind: kind,
            start: start,
            end: try options.value(of: HistoryOption.to) ?? start + kind.usualTime,
            filter: try Self.filter(options),
            limit: try options.value(of: HistoryOption.limit),
            units: try options.required(FlightOption.units)
        )
        try check()
    }

    private static func filter(_ options: OptionValues) throws(UsageError) -> Filter {
        var filters: [(name: String, filter: Filter)] = []
        if let code = try options.value(of: HistoryOption.airport) {
            filters.append(("--airport", .airport(code)))
        }
        if let addresses = try options.value(of: HistoryOption.aircraft) {
            filters.append(("--aircraft", .aircraft(addresses)))
        }
        if let box = try options.value(of: HistoryOption.box) {
            filters.append(("--box", .box(box)))
        }
        guard filters.count < 2 else {
            throw UsageError(
                conflict: "\(filters[0].name) and \(filters[1].name) cannot be used together.")
        }
        return filters.first?.filter ?? .none
    }

    private func check() throws(UsageError) {
        guard start < end else { throw UsageError("--to must be later than --from.") }
        guard end.timeIntervalSince(start) <= kind.longestTime else {
            throw UsageError(
                "history \(kind.rawValue) reads at most \(kind.longestWords) at once:"
                    + " move --to closer to --from.")
        }
        switch (kind, filter) {
        case (.flights, .box):
            throw UsageError(
                conflict:
                    "history flights takes --airport or --aircraft; --box is for history states.")
        case (.states, .none):
            throw UsageError("history states needs --airport, --aircraft or --box.")
        default: break
        }
    }
}

extension HistoryQuery.Kind {
    /// The time that is read without --to, in seconds.
    fileprivate var usualTime: Double { self == .flights ? 86_400 : 3_600 }

    /// The longest time that is read at once, in seconds: OpenSky stops a query after 30 minutes.
    fileprivate var longestTime: Double { self == .flights ? 366 * 86_400 : 7 * 86_400 }

    fileprivate var longestWords: String { self == .flights ? "366 days" : "7 days" }
}

extension String {
    /// The code in capital letters; nil if it is invalid.
    fileprivate var airportCode: String? {
        let code = trimmed.uppercased()
        let isCode = code.utf8.allSatisfy {
            (0x30...0x39).contains($0) || (0x41...0x5A).contains($0)
        }
        return isCode && (3...4).contains(code.utf8.count) ? code : nil
    }

    /// The addresses of ICAO in a list; nil if one is none.
    fileprivate var addresses: [AircraftAddress]? {
        let parts = split(separator: ",", omittingEmptySubsequences: false)
        let addresses = parts.compactMap { AircraftAddress($0.trimmed) }.filter(\.isICAO)
        return addresses.count == parts.count ? addresses : nil
    }
}
