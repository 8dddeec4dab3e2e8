import Flights
import Logbook
import SectionKit

/// Which flights a globe shows.
struct GlobeQuery: Equatable, Sendable {
    /// Which flights, by years, airports, countries, airlines, classes and aircraft.
    var selection = FlightSelection()

    /// The flights that stand out; nil for none.
    var flight: LoggedFlightName?

    /// The units of distances.
    var units = UnitSystem.metric

    /// Whether it has where flights are now.
    var isLive = false
}

extension GlobeQuery {
    private static let flight = LoggedFlightName.operand.withOptionalValue

    static let options =
        [flight.description] + FlightSelection.options + [
            SharedLogOption.units.description, LiveOption.option.description,
        ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            selection: try FlightSelection(options),
            flight: try options.value(of: Self.flight),
            units: try options.required(SharedLogOption.units),
            isLive: try options.value(of: LiveOption.option) ?? false)
    }
}
