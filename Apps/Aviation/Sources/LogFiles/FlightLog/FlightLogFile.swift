import Logbook
import Networking
import RecordStore
import SectionEssentials

/// The format of this program: all fields of all flights with their IDs, one flight on each line.
///
/// An export that is imported into an empty log is exported to the same bytes again.
enum FlightLogFile: JSONLogFormat {
    static let format = LogFileFormat.json
    static let list = "flights"

    /// The version of the format.
    static let version = 1

    static func flight(_ json: String, at place: FilePlace) throws(RowFlaw) -> FileFlight? {
        var (id, hasDate) = (String?.none, false)
        var (from, to) = (false, false)
        var duration: Double?
        try members(of: json) { key, json in
            switch key {
            case "id": id = json.string()
            case "duration_min": duration = json.number()
            case "departure":
                json.object { key, json in
                    switch key {
                    case "airport": from = json.string()?.isEmpty == false
                    case "scheduled", "actual":
                        if json.string().flatMap(LocalDateTime.init) != nil { hasDate = true }
                    default: break
                    }
                }
            case "arrival":
                json.object { key, json in
                    if key == "airport" { to = json.string()?.isEmpty == false }
                }
            default: break
            }
        }
        guard from else { throw .noDeparture }
        guard to else { throw .noArrival }
        guard hasDate else { throw .noDate }
        if let duration, !(0...1_000_000).contains(duration) {
            throw .invalidDuration("\(duration)")
        }
        let flight = try? JSONReader.read(Data(json.utf8)) { json in
            LoggedFlight(json: &json, schema: LoggedFlight.kind.schema)
        }
        guard let flight else { throw .noFlight }
        var read = FileFlight(flight, at: place)
        read.id = id.flatMap(RecordID.init)
        return read
    }

    /// The text of the flights, in the order of their IDs.
    static func text(of entries: [LogEntry]) -> String {
        let flights = entries.map { (id: $0.id, record: $0.record) }.sorted { $0.id < $1.id }
        let lines = flights.map { flight in
            let members = [("id", JSONValue.string(flight.id.text))] + flight.record.members
            return "    \(JSONValue.object(members).text().escapingControls)"
        }
        let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
        return """
            {
              "format": "flight-log",
              "version": \(version),
              "flights": \(list)
            }

            """
    }
}
