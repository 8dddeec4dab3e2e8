import Networking

/// A planet; a value that its source does not have is nil.
struct Planet: Equatable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case rocky, gas, ice
    }

    var name: String
    var kind: Kind?
    var diameter: Int?
    var orbit: Int?
    var year: Int?
}

extension Planet {
    /// Reads one record; a missing or odd value is nil, and a record needs a name.
    init?(json: inout JSONReader) {
        self.init(name: "")
        json.object { key, json in
            switch key {
            case "name": name = json.string() ?? ""
            case "kind": kind = json.string().flatMap(Kind.init)
            case "diameter_km": diameter = json.integer()
            case "orbit_million_km": orbit = json.integer()
            case "year_days": year = json.integer()
            default: break
            }
        }
        if name.isEmpty { return nil }
    }
}
