import Flights
import Networking
import SectionKit

/// An aircraft as adsbdb.com describes it; a missing or blank value is nil.
struct AdsbdbAircraftEntity: Equatable, Sendable {
    var registration: String?
    var manufacturer: String?
    var typeCode: String?
    var type: String?
    var owner: String?

    /// Reads an answer, in which an unknown aircraft has no values.
    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            guard key == "response" else { return }
            json.object { key, json in
                guard key == "aircraft" else { return }
                read(&json)
            }
        }
        if !isObject { return nil }
    }

    private mutating func read(_ json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "registration": registration = json.string().nonBlank
            case "manufacturer": manufacturer = json.string().nonBlank
            case "icao_type": typeCode = json.string().nonBlank
            case "type": type = json.string().nonBlank
            case "registered_owner": owner = json.string().nonBlank
            default: break
            }
        }
    }

    /// What it says.
    var answer: AircraftAnswer {
        AircraftAnswer(
            registration: registration, typeCode: typeCode, manufacturer: manufacturer,
            model: type, operatorName: owner)
    }
}

extension Resource where Value == AdsbdbAircraftEntity {
    /// An aircraft by its address (https://www.adsbdb.com, API version 0).
    static func adsbdb(_ address: AircraftAddress) -> Self {
        .json(
            of: Endpoint("/v0/aircraft/\(address)"), called: "an aircraft", isObject: true
        ) { AdsbdbAircraftEntity(json: &$0) }
    }
}
