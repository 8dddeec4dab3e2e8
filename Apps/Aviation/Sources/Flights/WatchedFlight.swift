package import Networking
package import RecordStore
package import SectionEssentials

/// A flight on a person's watch list, as it is stored.
package struct WatchedFlight: Equatable, Sendable {
    /// A call sign, flight number, registration or address, as the person wrote it.
    package let name: String

    package let note: String?

    package init(name: String, note: String? = nil) {
        self.name = name
        self.note = note
    }
}

extension WatchedFlight: StoredRecord {
    package var commonName: String? { name }

    package static let kind = RecordKind("watched-flights", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var (name, note): (String?, String?) = (nil, nil)
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "note": note = json.string()
            default: break
            }
        }
        guard let name, FlightName(name) != nil else { return nil }
        self.init(name: name, note: note)
    }

    package var members: [(key: String, value: JSONValue)] {
        [("name", .string(name)), ("note", JSONValue(note))]
    }
}
