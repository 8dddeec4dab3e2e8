import Airports
import Logbook
import SectionKit

/// The options of the feature.
enum LogAirportsOptions {
    static let all = SectionOption<Bool>(
        "all",
        summary: "look for unknown airports in all 84,000 of OurAirports, which are fetched from"
            + " its server once and kept")

    static let code = SectionOption<AirportCode>(
        operand: "airport", placeholder: "CODE", summary: "the code by which your flights name it",
        accepts: "a code of two to eight letters and digits", example: "TXL",
        parse: AirportCode.init)

    static let name = text("name", "NAME", "its name", "a name", "'Meadow Field'")
    static let city = text("city", "CITY", "the city", "a name", "Berlin")
    static let country = text(
        "country", "COUNTRY", "the country", "a name or an ISO code", "Germany or DE"
    ).suggesting(.vocabulary(CountryVocabulary.name))
    static let zone = text(
        "zone", "ZONE", "the time zone of its clocks", "a name of the IANA database",
        "Europe/Berlin"
    ).suggesting(.zones)

    static let position = SectionOption<PositionText>(
        "position", placeholder: "LAT,LON", summary: "where it is, in degrees",
        accepts: "a latitude and a longitude in degrees", example: "52.56,13.29",
        parse: PositionText.init)

    static let description = [
        code.description, name.description, position.description, city.description,
        country.description, zone.description,
    ]

    static func airport(_ options: OptionValues) throws(UsageError) -> AirportDescription {
        AirportDescription(
            code: try options.required(code), name: try options.value(of: name),
            position: try options.value(of: position)?.coordinate,
            city: try options.value(of: city),
            country: try options.value(of: country), zone: try options.value(of: zone))
    }

    /// The values of a form for an airport.
    static func values(of airport: OwnAirport) -> OptionValues {
        OptionValues().setting(name, to: airport.name).setting(city, to: airport.city)
            .setting(country, to: airport.country).setting(zone, to: airport.zone)
            .setting(position, to: airport.position.map(PositionText.init))
    }

    private static func text(
        _ name: String, _ placeholder: String, _ summary: String, _ accepts: String,
        _ example: String
    ) -> SectionOption<String> {
        SectionOption(
            name, placeholder: placeholder, summary: summary, accepts: accepts, example: example
        ) { $0.trimmed.typed }
    }
}
