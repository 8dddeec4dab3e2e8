import FlightSamples
import Flights
import Networking

@testable import Schedules

extension FlightNumber {
    /// The number in a text that is one.
    static func named(_ text: String) -> FlightNumber? { FlightNumber(text) }
}

/// The tables of airlines, always the same.
struct FactsStub: AircraftFactsInput {
    func directory() async throws(RequestError) -> any AircraftDirectory { DirectorySample() }
}

/// Answers of services, written for these tests in the shapes that the services document.
enum SampleSchedules {
    /// One flight with its code-share, each a record of its own, as AviationStack lists them.
    static let aviationStack = #"""
        {"pagination": {"count": 2}, "data": [
          {"flight_date": "2026-05-29", "flight_status": "scheduled",
           "departure": {"iata": "DRS", "icao": "EDDC", "timezone": "Europe/Berlin", "gate": "5",
             "terminal": null, "delay": null, "scheduled": "2026-05-29T13:00:00+00:00",
             "actual": null},
           "arrival": {"iata": "MUC", "icao": "EDDM", "timezone": "Europe/Berlin",
             "terminal": "2", "scheduled": "2026-05-29T13:55:00+00:00", "actual": null},
           "airline": {"name": "Lufthansa", "iata": "LH", "icao": "DLH"},
           "flight": {"number": "21", "iata": "LH21", "icao": "DLH21", "codeshared": null},
           "aircraft": {"registration": "D-AXYZ", "icao": "A320"}, "live": null},
          {"flight_date": "2026-05-29", "flight_status": "scheduled",
           "departure": {"iata": "DRS", "scheduled": "2026-05-29T13:00:00+00:00"},
           "arrival": {"iata": "MUC", "scheduled": "2026-05-29T13:55:00+00:00"},
           "airline": {"name": "United", "iata": "UA", "icao": "UAL"},
           "flight": {"iata": "UA88", "icao": "UAL88",
             "codeshared": {"airline_icao": "dlh", "flight_iata": "lh21"}},
           "aircraft": null, "live": null}]}
        """#

    static let planRefused = #"""
        {"error": {"code": "function_access_restricted", "message": "Upgrade."}}
        """#

    static let aeroDataBox = #"""
        [{"number": "LH 21", "status": "Boarding", "codeshareStatus": "IsOperator",
          "airline": {"name": "Lufthansa", "iata": "LH", "icao": "DLH"},
          "departure": {"airport": {"iata": "DRS", "icao": "EDDC", "timeZone": "Europe/Berlin"},
            "scheduledTime": {"utc": "2026-05-29 11:00Z", "local": "2026-05-29 13:00+02:00"},
            "revisedTime": {"utc": "2026-05-29 11:10Z", "local": "2026-05-29 13:10+02:00"},
            "terminal": "1", "gate": "B2"},
          "arrival": {"airport": {"iata": "MUC"},
            "scheduledTime": {"local": "2026-05-29 13:55+02:00"}},
          "aircraft": {"reg": "D-AXYZ", "model": "Airbus A320"}},
         {"number": "UA 88", "codeshareStatus": "IsCodeshared",
          "departure": {"airport": {"iata": "DRS"},
            "scheduledTime": {"local": "2026-05-29 13:00+02:00"}},
          "arrival": {"airport": {"iata": "MUC"},
            "scheduledTime": {"local": "2026-05-29 13:55+02:00"}}}]
        """#

    static let route = #"""
        {"response": {"flightroute": {"callsign": "DLH400",
          "origin": {"iata_code": "FRA", "icao_code": "EDDF", "name": "Frankfurt"},
          "destination": {"iata_code": "JFK", "icao_code": "KJFK", "name": "Kennedy"}}}}
        """#
}
