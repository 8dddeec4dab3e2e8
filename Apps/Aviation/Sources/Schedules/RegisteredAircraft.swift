import Flights
import Networking
import SectionKit

/// The address of an aircraft that was looked up by its registration.
struct RegisteredAircraft: Sendable {
    /// The address; nil if the aircraft is unknown.
    var address: AircraftAddress?

    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            guard key == "response" else { return }
            json.object { key, json in
                guard key == "aircraft" else { return }
                address = json.field("mode_s") { json in
                    json.string().flatMap { AircraftAddress($0) }
                }
            }
        }
        if !isObject { return nil }
    }
}

extension Resource where Value == RegisteredAircraft {
    /// An aircraft by its registration (https://www.adsbdb.com, API version 0).
    static func address(of registration: String) -> Self {
        .json(of: Endpoint("/v0/aircraft/\(registration)"), called: "an aircraft", isObject: true) {
            RegisteredAircraft(json: &$0)
        }
    }
}
