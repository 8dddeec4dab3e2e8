import Networking
import SpaceXLaunches

/// A payload as an API describes it; nil for missing or unusable fields.
struct PayloadEntity: Identifiable, Equatable, Sendable {
    /// The id; empty if the API has none.
    var id = ""

    var name: String?
    var type: String?

    /// The number of identical payloads, if the API has it.
    var amount: Int?

    /// Kilograms.
    var mass: Double?

    var orbit: String?
    var customers: [String] = []
    var nationalities: [String] = []
    var manufacturers: [String] = []
    var reused: Bool?

    /// The orbit, in kilometres, kilometres, degrees and minutes.
    var periapsis: Double?
    var apoapsis: Double?
    var inclination: Double?
    var period: Double?

    /// Whether only the id is known so far.
    var isReference: Bool { !id.isEmpty && self == PayloadEntity(id: id) }
}

extension PayloadEntity {
    /// Reads the id of a payload in a launch; nil if the value is not a string.
    init?(reference json: inout JSONReader) {
        guard let id = json.string() else { return nil }
        self.init(id: id)
    }

    /// Reads a record of the r/SpaceX API's `/v4/payloads`; nil if it has no id.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "name": name = json.string()
            case "type": type = json.string()
            case "mass_kg": mass = json.lenientNumber()
            case "orbit": orbit = json.string()
            case "customers": customers = json.list { $0.string() } ?? []
            case "nationalities": nationalities = json.list { $0.string() } ?? []
            case "manufacturers": manufacturers = json.list { $0.string() } ?? []
            case "reused": reused = json.bool()
            case "periapsis_km": periapsis = json.lenientNumber()
            case "apoapsis_km": apoapsis = json.lenientNumber()
            case "inclination_deg": inclination = json.lenientNumber()
            case "period_min": period = json.lenientNumber()
            default: break
            }
        }
        if id.isEmpty { return nil }
    }
}
