import Airports
import Flights
import SectionKit

/// A query for a map: what it shows, and filters.
struct MapQuery: Equatable, Sendable {
    var subject = MapSubject.flights

    /// The filters of the flights, of which search, country, place, box and page are also those of
    /// the airports.
    var flights = FlightQuery()

    /// The kinds of airports; nil for all, or for large ones next to flights.
    var kinds: [Airport.Kind]?

    /// The kinds of airports that the map shows; nil for all.
    var shownKinds: [Airport.Kind]? { kinds ?? (subject == .both ? [.large] : nil) }
}

/// The options that only the map has.
private enum MapOption {
    static let subject = SectionOption<MapSubject>(
        "show",
        placeholder: "WHAT",
        summary: "what to show; --search, --country, --near, --radius, --box, --type and --limit"
            + " apply to both",
        default: .flights)
    static let types = SectionOption(
        FlightOption.type.description.name,
        placeholder: "TYPES",
        summary: "only aircraft or airports of these types; with --show both, only large airports"
            + " unless given",
        accepts: "type designators of aircraft (ICAO Doc 8643), and \(MapTypes.airportWords) for"
            + " airports, separated by commas",
        example: "B738,A20N or large,medium",
        parse: MapTypes.init
    ).asList.picked(by: OptionPicker(key: "t", title: "Type", column: "type"))

    /// The option as text, to hide it from the query of flights, which would refuse airports.
    static let anyTypes = SectionOption(
        types.description.name, placeholder: "", summary: "", accepts: "", example: "",
        parse: \.self)
    static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "show at most this many of each", minimum: 0)
}

extension MapQuery {
    static let options =
        [MapOption.subject.description]
        + FlightQuery.options.filter { !["limit", "offset"].contains($0.name) }.map { option in
            option.name == MapOption.types.description.name ? MapOption.types.description : option
        }
        + [MapOption.limit.description]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option, or for what is shown.
    init(_ options: OptionValues) throws(UsageError) {
        subject = try options.required(MapOption.subject)
        flights = try FlightQuery(options.setting(MapOption.anyTypes, to: nil))
        flights.page = ListPage(limit: try options.value(of: MapOption.limit))
        if let types = try options.value(of: MapOption.types) { try filter(by: types) }
        if !subject.hasFlights { try checkAirports() }
        // Of the rows below a map, those that it is looked at for come first.
        if flights.near != nil, flights.sort == nil { flights.sort = .interest }
    }

    private mutating func filter(by types: MapTypes) throws(UsageError) {
        if !subject.hasAirports, let kind = types.airports.first {
            throw UsageError(
                conflict:
                    "--type \(kind.rawValue) is for airports; add --show airports or --show both.")
        }
        if !subject.hasFlights, let type = types.aircraft.first {
            throw UsageError(
                conflict: "--type \(type) is for aircraft; with --show airports it takes"
                    + " \(MapTypes.airportWords).")
        }
        if !types.aircraft.isEmpty { flights.types = types.aircraft }
        if !types.airports.isEmpty { kinds = types.airports }
    }

    /// Checks that the filters are not only those of flights.
    private func checkAirports() throws(UsageError) {
        var common = FlightQuery()
        common.search = flights.search
        common.country = flights.country
        common.near = flights.near
        common.radius = flights.radius
        common.box = flights.box
        common.page = flights.page
        common.units = flights.units
        guard common == flights else {
            throw UsageError(
                conflict:
                    "with --show airports the options --search, --country, --near, --radius, --box,"
                    + " --type, --limit and --units apply; use --show flights or both for"
                    + " others.")
        }
    }
}

/// What a map shows; the raw values are those of `--show`.
enum MapSubject: String, CaseIterable, Sendable {
    case flights, airports, both

    var hasFlights: Bool { self != .airports }
    var hasAirports: Bool { self != .flights }
}

/// Types of aircraft and of airports, of which a word can only be one.
struct MapTypes: Equatable, Sendable {
    /// Type designators (ICAO Doc 8643), which have at most four characters.
    private(set) var aircraft: [String] = []

    /// Kinds of airports, whose words are all longer.
    private(set) var airports: [Airport.Kind] = []

    /// Reads words between commas, each once; nil if one is invalid.
    init?(_ text: String) {
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let word = part.trimmed
            if let kind = Airport.Kind(rawValue: word.lowercased()) {
                if !airports.contains(kind) { airports.append(kind) }
            } else if let type = word.typeDesignator {
                if !aircraft.contains(type) { aircraft.append(type) }
            } else {
                return nil
            }
        }
    }

    /// The words of all kinds of airports, such as "large, medium or small".
    static let airportWords = Airport.Kind.allCases.map(\.rawValue).listed(by: "or")
}
