import Flights
import Logbook
import SectionKit

/// Which flights are counted, and how that is shown.
struct LogStatisticsQuery: Equatable, Sendable {
    /// Which flights, by years, airports, countries, airlines, classes and aircraft.
    var selection = FlightSelection()

    /// The number of rows of each table of the most frequent.
    var top = 10

    var units = UnitSystem.metric

    /// Whether to estimate the emissions.
    var showsEmissions = false

    /// Whether an airline counts as the one that it became.
    var mergesAirlines = false
}

extension LogStatisticsQuery {
    static let top = SectionOption<Int>(
        "top", placeholder: "N",
        summary: "show this many airports, airlines and others; 10 unless"
            + " given", minimum: 1)
    private static let emissions = SectionOption<Bool>(
        "co2", summary: "estimate the emissions of carbon dioxide, and say how")

    private static let merged = SectionOption<Bool>(
        "merged-airlines",
        summary: "count an airline that merged with another as the one of today")

    static let options =
        FlightSelection.options + [
            top.description, SharedLogOption.units.description, emissions.description,
            merged.description,
        ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            selection: try FlightSelection(options),
            top: try options.value(of: Self.top) ?? 10,
            units: try options.required(SharedLogOption.units),
            showsEmissions: try options.value(of: Self.emissions) ?? false,
            mergesAirlines: try options.value(of: Self.merged) ?? false)
    }
}
