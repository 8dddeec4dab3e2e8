import Flights
import Networking
import SectionKit

/// An aircraft as hexdb.io describes it; a missing or blank value is nil.
struct HexdbAircraftEntity: Equatable, Sendable {
    var registration: String?
    var manufacturer: String?

    /// The designator of the type, such as `A320`.
    var typeCode: String?

    /// The type in words, such as "A320 214SL".
    var type: String?
    var owner: String?

    /// Reads the object; an answer that says that there is no such aircraft has no values.
    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "Registration": registration = json.string().nonBlank
            case "Manufacturer": manufacturer = json.string().nonBlank
            case "ICAOTypeCode": typeCode = json.string().nonBlank
            case "Type": type = json.string().nonBlank
            case "RegisteredOwners": owner = json.string().nonBlank
            default: break
            }
        }
        if !isObject { return nil }
    }

    /// What it says.
    var answer: AircraftAnswer {
        AircraftAnswer(
            registration: registration, typeCode: typeCode, manufacturer: manufacturer,
            model: type, operatorName: owner)
    }
}

extension Resource where Value == HexdbAircraftEntity {
    /// An aircraft by its address (https://hexdb.io, API version 1).
    static func hexdb(_ address: AircraftAddress) -> Self {
        .json(
            of: Endpoint("/api/v1/aircraft/\("\(address)".uppercased())"), called: "an aircraft",
            isObject: true
        ) { HexdbAircraftEntity(json: &$0) }
    }
}
