package import Geodesy
package import Networking
package import RecordStore
package import SectionEssentials
import SectionKit

/// What a person wrote about one day or place of a trip, as it is stored.
package struct TripEntry: Equatable, Sendable {
    /// The ID of the trip.
    package var trip: String

    /// The day, or the time on the clock of the place.
    package var date: LocalDateTime?

    /// The place, in the person's words.
    package var place: String?

    package var position: Coordinate?
    package var text: String?

    /// The names of photos, in the order of the person.
    package var photos: [String] = []

    package init(trip: String) {
        self.trip = trip
    }
}

extension TripEntry: StoredRecord {
    package static let kind = RecordKind("entries", schema: 1)

    package var commonName: String? {
        let day = date?.day.formatted
        guard let place else { return day.map { "the entry of \($0)" } }
        return day.map { "\(place), \($0)" } ?? place
    }

    package init?(json: inout JSONReader, schema: Int) {
        self.init(trip: "")
        var (latitude, longitude): (Double?, Double?) = (nil, nil)
        json.object { key, json in
            switch key {
            case "trip": trip = json.string() ?? ""
            case "date": date = LocalDateTime(json: &json)
            case "place": place = json.string()
            case "latitude": latitude = json.number()
            case "longitude": longitude = json.number()
            case "text": text = json.string()
            case "photos": photos = json.list { $0.string() } ?? []
            default: break
            }
        }
        if trip.isEmpty || date == nil { return nil }
        if let latitude, let longitude {
            position = Coordinate(latitude: latitude, longitude: longitude)
        }
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("trip", .string(trip)), ("date", JSONValue(date?.text)), ("place", JSONValue(place)),
            ("latitude", JSONValue(position?.latitude)),
            ("longitude", JSONValue(position?.longitude)), ("text", JSONValue(text)),
            ("photos", .array(photos.map(JSONValue.string))),
        ]
    }
}

extension TripEntry {
    /// The date and the place for people, such as "12 Jun 2024, Vík".
    package var heading: String {
        [date?.formatted, place].compactMap(\.self).joined(separator: ", ")
    }
}
