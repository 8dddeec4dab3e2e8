import Flights
import Logbook
import Networking
import SectionEssentials
import SectionKit

/// The flights of a Miles & More account, whose texts are padded with blanks and whose times are in
/// UTC.
enum MilesAndMoreFile: JSONLogFormat {
    static let format = LogFileFormat.milesAndMore
    static let list = "SegmentListResponses"

    /// The classes of fares, as the Lufthansa group uses them; other airlines may not.
    private static let classes: [CabinClass: String] = [
        .first: "FA", .business: "CJDZP", .premiumEconomy: "WEGN", .economy: "MYBHKLQTVSO",
    ]

    static func flight(_ json: String, at place: FilePlace) throws(RowFlaw) -> FileFlight? {
        var texts: [String: String] = [:]
        var (number, seconds) = (Int?.none, Double?.none)
        try members(of: json) { key, json in
            switch key {
            case "FlightNumber": number = json.lenientInteger()
            case "TimeOnPlane": seconds = json.number()
            default: texts[key.text] = json.string()?.trimmed.typed
            }
        }
        guard let from = texts["OriginAirportCode"] else { throw .noDeparture }
        guard let to = texts["DestinationAirportCode"] else { throw .noArrival }
        var flight = LoggedFlight(
            departure: FlightEnd(from), arrival: FlightEnd(to), source: .imported)
        flight.departure.scheduled = try DateText.required(texts["DepartureDate"])
        flight.airline = texts["AirlineDesignatorCode"].flatMap(NamedAirline.init(_:))
        flight.number = number.map { (texts["AirlineDesignatorCode"] ?? "") + String($0) }
        flight.aircraft = texts["AircraftCode"]
        flight.bookingCode = texts["PnrrecordLocator"]
        flight.minutes = try DateText.duration(inSeconds: seconds)
        if let letter = texts["CompartmentClass"] {
            flight.cabin = classes.first { $0.value.contains(letter) }?.key
        }
        var read = FileFlight(flight, at: place)
        read.departure.scheduled = texts["DepartureTime"].flatMap(instant)
        read.arrival.scheduled = texts["ArrivalTime"].flatMap(instant)
        return read
    }

    /// Reads a time such as `2025-03-01T19:55:00.000+0000`.
    private static func instant(_ text: String) -> WrittenTime? {
        WrittenTime(iso: "\(text.prefix(19))Z")
    }
}
