package import Geodesy
package import Networking
package import RecordStore
package import SectionEssentials

/// An airport that a person has described, as it is stored.
package struct OwnAirport: Equatable, Sendable {
    /// The code by which flights name it, in upper case.
    package var code: String

    package var name: String
    package var city: String?

    /// The code of the country (ISO 3166-1).
    package var country: String?

    package var position: Coordinate?

    /// The name of its time zone (IANA).
    package var zone: String?

    package init(code: String, name: String) {
        self.code = code
        self.name = name
    }
}

extension OwnAirport: StoredRecord {
    package var commonName: String? { code }

    package static let kind = RecordKind("airports", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        self.init(code: "", name: "")
        var (latitude, longitude): (Double?, Double?) = (nil, nil)
        json.object { key, json in
            switch key {
            case "code": code = json.string() ?? ""
            case "name": name = json.string() ?? ""
            case "city": city = json.string()
            case "country": country = json.string()
            case "latitude": latitude = json.number()
            case "longitude": longitude = json.number()
            case "zone": zone = json.string()
            default: break
            }
        }
        if code.isEmpty || name.isEmpty { return nil }
        if let latitude, let longitude {
            position = Coordinate(latitude: latitude, longitude: longitude)
        }
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("code", .string(code)), ("name", .string(name)), ("city", JSONValue(city)),
            ("country", JSONValue(country)), ("latitude", JSONValue(position?.latitude)),
            ("longitude", JSONValue(position?.longitude)), ("zone", JSONValue(zone)),
        ]
    }
}
