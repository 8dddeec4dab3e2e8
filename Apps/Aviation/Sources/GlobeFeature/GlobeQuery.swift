import Flights
import Logbook
import SectionKit

/// Which flights a globe shows.
struct GlobeQuery: Equatable, Sendable {
    /// The years of the flights; nil for all.
    var years: YearSet?

    /// The flights that stand out; nil for none.
    var flight: LoggedFlightName?

    /// The units of distances.
    var units = UnitSystem.metric
}

extension GlobeQuery {
    private static let flight = LoggedFlightName.operand.withOptionalValue

    static let options = [
        flight.description, SharedLogOption.year.description, SharedLogOption.units.description,
    ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            years: try options.value(of: SharedLogOption.year),
            flight: try options.value(of: Self.flight),
            units: try options.value(of: SharedLogOption.units) ?? .metric)
    }
}
