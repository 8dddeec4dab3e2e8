import Airports
import Flights
import SectionKit

/// The options that only the map has.
private enum MapOption {
    static let subject = SectionOption<MapSubject>(
        "show",
        placeholder: "WHAT",
        summary: "what to show; --search, --country, --near, --radius, --box and --limit apply to"
            + " both",
        default: .flights)
    static let kind = SectionOption<[Airport.Kind]>(
        "airport-type",
        placeholder: "TYPES",
        summary: "only airports of these types; with --show both only large ones unless given")
    static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "show at most this many of each", minimum: 0)
}

extension MapQuery {
    static let options =
        [MapOption.subject.description]
        + FlightQuery.options.filter { !["limit", "offset"].contains($0.name) }
        + [MapOption.kind.description, MapOption.limit.description]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option, or for what is shown.
    init(_ options: OptionValues) throws(UsageError) {
        subject = try options.value(of: MapOption.subject) ?? .flights
        flights = try FlightQuery(options)
        flights.page = ListPage(limit: try options.value(of: MapOption.limit))
        kinds = try options.value(of: MapOption.kind)
        if !subject.hasAirports, kinds != nil {
            throw UsageError("--airport-type needs airports; add --show airports or --show both.")
        }
        if !subject.hasFlights { try checkAirports() }
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
                "with --show airports the options --search, --country, --near, --radius, --box,"
                    + " --airport-type, --limit and --units apply; use --show flights or both for"
                    + " others.")
        }
    }
}
