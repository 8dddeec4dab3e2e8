public import Networking

/// The airports that are part of the program: those that are large or medium, or have an IATA
/// code or scheduled service, with their runways, links, zones, regions and countries.
///
/// Airports, runways, regions and countries are OurAirports' (https://ourairports.com/data/), zones
/// are airportsdata's (https://github.com/mborsetti/airportsdata), currencies and further names of
/// countries from https://github.com/datasets/country-codes.
public enum AirportFacts {
    /// How many airports there are.
    public static let airportCount = 9_985

    /// The day of the tables, in UTC.
    public static let date = "2026-02-28"

    /// CSV tables, each with a header; nothing is read before it is asked for.
    public static let responses = EmbeddedResponses([
        "/airports.csv": airportTable,
        "/runways.csv": runwayTable,
        "/links.csv": linkTable,
        "/zones.csv": zoneTable,
        "/regions.csv": regionTable,
        "/countries.csv": countryTable,
    ])
}
