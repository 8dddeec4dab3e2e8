/// A format in which programs write the flights of a log.
package enum LogFileFormat: String, CaseIterable, Sendable {
    /// The format of this program.
    case json

    /// The table of this program.
    case csv
    case openFlights = "openflights"
    case flightradar24
    case flighty
    case appInTheAir = "app-in-the-air"
    case airTrail = "airtrail"
    case airTrailCSV = "airtrail-csv"
    case jetlog
    case jetLovers = "jetlovers"
    case byAir = "byair"
    case milesAndMore = "miles-and-more"

    /// A calendar, such as that of TripIt.
    case calendar

    /// A table whose columns a person has named.
    case columns

    /// The name for people.
    package var name: String {
        switch self {
        case .json: "flight-log JSON"
        case .csv: "flight-log CSV"
        case .openFlights: "OpenFlights CSV"
        case .flightradar24: "my.flightradar24 CSV"
        case .flighty: "Flighty CSV"
        case .appInTheAir: "App in the Air text"
        case .airTrail: "AirTrail JSON"
        case .airTrailCSV: "AirTrail CSV"
        case .jetlog: "jetlog CSV"
        case .jetLovers: "JetLovers CSV"
        case .byAir: "byAir CSV"
        case .milesAndMore: "Miles & More JSON"
        case .calendar: "calendar"
        case .columns: "CSV with named columns"
        }
    }
}

extension LogFileFormat {
    /// What an import leaves out of the rows of a file, as a clause; nil for nothing.
    package var notImported: String? {
        switch self {
        case .milesAndMore: "distances and miles, which are computed or not kept"
        case .flighty: "the times on the runway where those at the gate are known"
        case .airTrail: "passengers but the first, and the times on the runway"
        case .appInTheAir: "trips, hotels and tickets"
        case .json, .calendar: nil
        // What is left out of a table is noted while it is read.
        case .csv, .openFlights, .flightradar24, .airTrailCSV, .jetlog, .jetLovers: nil
        case .byAir, .columns: nil
        }
    }
}
