public import Networking

/// The embedded facts about flights: airlines, types of aircraft, blocks of aircraft addresses, and
/// a recorded extract of live positions.
///
/// The tables are from Virtual Radar Server (https://github.com/vradarserver/standing-data), the
/// extract from adsb.lol (https://www.adsb.lol).
public enum FlightFacts {
    /// The number of airlines, each with a code of ICAO.
    public static let airlineCount = 5_904

    /// The number of type designators (ICAO Doc 8643).
    public static let typeCount = 2_855

    /// The number of aircraft in the recorded extract, which is of the area around New York.
    public static let aircraftCount = 657

    /// The code of the airport in the middle of the recorded extract.
    public static let recordedPlace = "JFK"

    /// The date of the recorded extract, in UTC.
    public static let recordedDate = "2026-07-29"

    /// The notice that the licence of the recorded extract demands.
    public static let notice =
        "Contains information from adsb.lol, made available under the ODbL 1.0"

    /// The number of periods in which an airline had one name and the same codes.
    public static let airlinePeriodCount = 1_729

    /// The tables in CSV and the extract in JSON, which are parsed only when requested.
    public static let responses = EmbeddedResponses([
        "/airlines.csv": airlineTable,
        "/airline-periods.csv": airlinePeriodTable,
        "/aircraft-types.csv": aircraftTypeTable,
        "/aircraft-codes.csv": aircraftCodeTable,
        "/address-blocks.csv": addressBlockTable,
        "/aircraft.json": recordedSky,
    ])
}
