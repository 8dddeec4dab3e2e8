package import Networking
package import RecordStore
package import SectionEssentials

/// A journey in a person's log, as it is stored.
package struct Trip: Equatable, Sendable {
    package var name: String

    /// Where it goes, in the person's words.
    package var destination: String?

    /// The name of a photo of the destination.
    package var picture: String?

    /// The first day, or as much of it as is known.
    package var start: LocalDateTime?

    /// The last day, or as much of it as is known.
    package var end: LocalDateTime?

    /// The name of the photo that stands for the trip.
    package var cover: String?

    package var note: String?

    /// The IDs of the flights that belong to it.
    package var flights: [String] = []

    package init(name: String) {
        self.name = name
    }
}

extension Trip: StoredRecord {
    package static let kind = RecordKind("trips", schema: 1)

    package var commonName: String? { name.isEmpty ? destination : name }

    package init?(json: inout JSONReader, schema: Int) {
        self.init(name: "")
        json.object { key, json in
            switch key {
            case "name": name = json.string() ?? ""
            case "destination": destination = json.string()
            case "picture": picture = json.string()
            case "start": start = json.string().flatMap(LocalDateTime.date)
            case "end": end = json.string().flatMap(LocalDateTime.date)
            case "cover": cover = json.string()
            case "note": note = json.string()
            case "flights": flights = json.list { $0.string() } ?? []
            default: break
            }
        }
        if name.isEmpty { return nil }
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("name", .string(name)), ("destination", JSONValue(destination)),
            ("picture", JSONValue(picture)), ("start", JSONValue(start?.text)),
            ("end", JSONValue(end?.text)), ("cover", JSONValue(cover)), ("note", JSONValue(note)),
            ("flights", .array(flights.map(JSONValue.string))),
        ]
    }
}
