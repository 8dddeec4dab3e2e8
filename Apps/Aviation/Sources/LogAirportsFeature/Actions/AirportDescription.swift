import Geodesy
import Logbook
import RecordStore
import SectionKit

/// The code of an airport as a person gives it: two to eight letters, digits and hyphens of ASCII.
struct AirportCode: Equatable, Sendable {
    /// The code in upper case.
    let text: String

    /// The name of its record.
    let id: RecordID

    init?(_ text: String) {
        let code = text.uppercased()
        guard (2...8).contains(code.utf8.count),
            code.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
            let id = RecordID(code)
        else { return nil }
        self.text = code
        self.id = id
    }
}

/// What a person says of an airport; nil for what is known already, or unknown.
struct AirportDescription: Equatable, Sendable {
    let code: AirportCode
    var name: String?
    var position: Coordinate?
    var city: String?

    /// A country by its name or its code.
    var country: String?

    /// The name of a time zone (IANA).
    var zone: String?
}

extension OwnAirport {
    /// Takes what is known of an airport.
    init(_ airport: LogAirport, code: AirportCode) {
        self.init(code: code.text, name: airport.name)
        city = airport.city
        country = airport.countryCode
        position = airport.position
        zone = airport.zone?.name
    }
}
