public import Networking

/// The embedded airports: those that are large or medium, or have an IATA code or scheduled
/// service, with their runways, links, zones, regions and countries; and closed airports and codes
/// of cities.
///
/// Airports, runways, regions and countries are from OurAirports (https://ourairports.com/data/),
/// zones from airportsdata (https://github.com/mborsetti/airportsdata), currencies and other names
/// of countries from https://github.com/datasets/country-codes, cities with their names in other
/// languages from GeoNames (https://www.geonames.org).
public enum AirportFacts {
    /// The number of airports.
    public static let airportCount = 9_985

    /// The date of the tables, in UTC.
    public static let date = "2026-02-28"

    /// The tables in CSV, each with a header, which are parsed only when requested.
    public static let responses = EmbeddedResponses([
        "/airports.csv": airportTable,
        "/runways.csv": runwayTable,
        "/links.csv": linkTable,
        "/zones.csv": zoneTable,
        "/regions.csv": regionTable,
        "/countries.csv": countryTable,
        "/closed-airports.csv": closedAirportTable,
        "/cities.csv": cityTable,
        "/airport-changes.csv": airportChangeTable,
    ])
}
