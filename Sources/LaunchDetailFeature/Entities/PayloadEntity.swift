import Networking
import SpaceXLaunches

/// What a launch carries, as an API describes it; nil where it says nothing usable.
struct PayloadEntity: Identifiable, Equatable, Sendable {
    /// Empty where the API has none.
    var id = ""

    var name: String?
    var type: String?

    /// How many of them there are, where the API counts them.
    var amount: Int?

    /// Kilograms.
    var mass: Double?

    var orbit: String?
    var customers: [String] = []
    var nationalities: [String] = []
    var manufacturers: [String] = []
    var reused: Bool?

    /// Kilometres, kilometres, degrees and minutes.
    var periapsis: Double?
    var apoapsis: Double?
    var inclination: Double?
    var period: Double?

    /// Whether only its id is known yet.
    var isReference: Bool { !id.isEmpty && self == PayloadEntity(id: id) }
}

extension PayloadEntity {
    /// Reads the id that stands for a payload in a launch; nil when the value is none.
    init?(reference json: inout JSONReader) {
        guard let id = json.string() else { return nil }
        self.init(id: id)
    }

    /// Reads a record of `/v4/payloads` of the r/SpaceX API; nil when it lacks its id.
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
