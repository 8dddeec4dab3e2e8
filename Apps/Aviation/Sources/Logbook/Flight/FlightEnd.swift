import Networking
import SectionEssentials

/// The departure or the arrival of a flight, as it was written down.
package struct FlightEnd: FlightEndRecord, Equatable {
    package var airport: String {
        // The code of ICAO is that of the airport before.
        didSet { if airport != oldValue { icao = nil } }
    }
    package var icao: String?
    package var scheduled: LocalDateTime?
    package var actual: LocalDateTime?
    package var zone: String?
    package var terminal: String?
    package var gate: String?

    package init(
        _ airport: String,
        icao: String? = nil,
        scheduled: LocalDateTime? = nil,
        actual: LocalDateTime? = nil,
        zone: String? = nil,
        terminal: String? = nil,
        gate: String? = nil
    ) {
        self.airport = airport
        self.icao = icao
        self.scheduled = scheduled
        self.actual = actual
        self.zone = zone
        self.terminal = terminal
        self.gate = gate
    }
}

extension FlightEnd {
    /// Takes the members of an object, and nothing else; without an airport if it is invalid.
    mutating func read(_ json: inout JSONReader) {
        self = FlightEnd("")
        var other: String?
        json.object { key, json in
            switch key {
            case "airport": airport = json.string() ?? ""
            case "icao": other = json.string()
            case "scheduled": scheduled = LocalDateTime(json: &json)
            case "actual": actual = LocalDateTime(json: &json)
            case "zone": zone = json.string()
            case "terminal": terminal = json.string()
            case "gate": gate = json.string()
            default: break
            }
        }
        icao = other
    }

    var value: JSONValue {
        .object([
            ("airport", .string(airport)), ("icao", JSONValue(icao)),
            ("scheduled", JSONValue(scheduled?.text)), ("actual", JSONValue(actual?.text)),
            ("zone", JSONValue(zone)), ("terminal", JSONValue(terminal)), ("gate", JSONValue(gate)),
        ])
    }
}
