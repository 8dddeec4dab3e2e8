import FlightFacts
import Networking
import Testing

@testable import Flights

/// The types of aircraft that logs name in many ways, in the embedded table.
@Suite struct AircraftNameTests {
    @Test(
        arguments: [
            ("A320", "A320"), ("320", "A320"), ("Airbus A320", "A320"), ("Airbus A-320", "A320"),
            ("Airbus 320", "A320"), ("airbus a320-214", "A320"), ("Airbus A320neo", "A20N"),
            ("Airbus A380", "A388"), ("Airbus A340", nil), ("Airbus A380-800", "A388"),
            ("Airbus A350-900", "A359"),
            ("73H", "B738"), ("Boeing 737-800", "B738"), ("737-800", "B738"),
            ("Boeing 737 MAX 8", "B38M"), ("Boeing 777-300ER", "B77W"), ("Boeing 777-300", "B773"),
            ("Boeing 787-9 Dreamliner", "B789"), ("E90", "E190"), ("Embraer 190", "E190"),
            ("Embraer E190-E2", "E290"), ("Bombardier CRJ-900", "CRJ9"), ("CRJ900", "CRJ9"),
            ("346", "A346"), ("Embraer 120", "E120"), ("Boeing", nil), ("Boeing 767", nil),
            ("Boeing 737", nil), ("ATR 72", nil), ("ATR", nil), ("AT7", nil),
            ("ATR 72 (ATR)", nil), ("Boeing 737-800 (B738)", "B738"),
            ("Airbus A321-271N (A21N)", "A21N"), ("Airbus A320 (???)", "A320"), ("(B738)", "B738"),
            ("", nil), ("Concord 9", nil),
        ] as [(String, String?)])
    func `a type is found by its designator, its code of IATA or its name`(
        text: String, code: String?
    ) async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(directory.aircraftType(named: text)?.code == code)
    }

    @Test func `each code of IATA is that of a type`() async throws {
        let codes = try await FlightFacts.responses.value(of: Resource.aircraftCodes)
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(codes.records.count == 97)
        #expect(codes.records.allSatisfy { directory.type($0) != nil })
    }
}
