import Airports
import Geodesy
import SectionKit

extension FlightQueryNames {
    /// The filters in words after a number, such as " military aircraft within 50 NM of …".
    var words: String {
        let kind = query.isMilitary ? " military aircraft" : " aircraft"
        return ([kind] + namePhrases + numberPhrases + placePhrases).joined()
    }

    /// The title of a page with the flights, such as "Flights around JFK".
    package var title: String {
        let kind = query.isMilitary ? "Military flights" : "Flights"
        let around = place.map { [" around \($0.code)"] } ?? placePhrases
        return ([kind] + namePhrases + numberPhrases + around).joined()
    }

    private var namePhrases: [String] {
        var phrases: [String] = []
        if let search = query.search { phrases.append(" matching “\(search.text)”") }
        if let names = airlines?.map(\.name).shortened {
            phrases.append(" of \(names.listed(by: "and"))")
        }
        if let types = query.types { phrases.append(" of type \(types.listed(by: "or"))") }
        if let names = query.registrations {
            phrases.append(" with registration \(names.listed(by: "or"))")
        }
        if let origin = query.origin { phrases.append(" from \(origin.listed(by: "or"))") }
        if let destination = query.destination {
            phrases.append(" to \(destination.listed(by: "or"))")
        }
        if let countries {
            phrases.append(" registered in \(countries.map(\.name).listed(by: "and"))")
        }
        return phrases
    }

    private var numberPhrases: [String] {
        var phrases: [String] = []
        if query.isEmergency { phrases.append(" with an emergency") }
        if let squawks = query.squawks {
            phrases.append(" with squawk \(squawks.listed(by: "or"))")
        }
        if let isOnGround = query.isOnGround {
            phrases.append(isOnGround ? " on the ground" : " in the air")
        }
        if let altitude = query.altitude { phrases.append(" at an altitude \(altitude.words)") }
        if let words = query.categories { phrases.append(" of kind \(words.listed(by: "or"))") }
        if let sources = query.sources {
            phrases.append(" with positions by \(sources.map(\.rawValue).listed(by: "or"))")
        }
        if let signal = query.signal { phrases.append(" with a signal \(signal.words)") }
        if let messages = query.messages {
            phrases.append(" with \(messages.grouped) messages or more")
        }
        if let age = query.maximumAge { phrases.append(" heard within \(age)") }
        if let speed = query.speed { phrases.append(" at a speed \(speed.words)") }
        return phrases
    }

    private var placePhrases: [String] {
        var phrases: [String] = []
        if let place { phrases.append(" within \(query.distance) of \(place.name)") }
        if let box = query.box {
            phrases.append(" in the box \(box.south),\(box.west),\(box.north),\(box.east)")
        }
        return phrases
    }
}

extension [String] {
    /// At most three of the names, and the number of the others.
    fileprivate var shortened: [String] {
        if count <= 3 { return self }
        return prefix(2) + ["\(count - 2) other airlines"]
    }
}
