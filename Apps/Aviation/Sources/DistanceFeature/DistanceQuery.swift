import Airports
import Flights
import SectionKit

/// A query for the distances of a journey.
struct DistanceQuery: Equatable, Sendable {
    var route: RouteText
    var speed = SpeedText.usual
    var units = UnitSystem.aviation
}

/// The operand and the options of the section.
private enum DistanceOption {
    static let places = SectionOption<RouteText>(
        words: "places",
        placeholder: "PLACES",
        summary: "two or more places, each a word or in quotation marks, or separated by commas",
        accepts: "two or more places: codes, names in quotation marks, positions, or names"
            + " separated by commas",
        example: "LHR 'new york' or 'new york, london'",
        parse: RouteText.init(words:)
    ).suggesting(.vocabulary(AirportVocabulary.name))
    static let speed = SectionOption(
        "speed",
        placeholder: "SPEED",
        summary: "the speed over the ground for the time, in knots without a unit; by default 480",
        accepts: "a speed in kn, km/h, mph or m/s",
        example: "480kn or 900km/h",
        parse: SpeedText.init
    )
}

extension DistanceQuery {
    static let options = [
        DistanceOption.places.description, DistanceOption.speed.description,
        FlightOption.units.description, AllAirports.option.description,
    ]

    /// Reads the query from option values.
    ///
    /// - Throws: `UsageError` when a value is not valid for its option.
    init(_ options: OptionValues) throws(UsageError) {
        self.init(
            route: try options.required(DistanceOption.places),
            speed: try options.value(of: DistanceOption.speed) ?? .usual,
            units: try options.required(FlightOption.units)
        )
    }
}
