import AirportFacts
import Essentials
import Networking
import SectionKit
import Testing

@testable import Logbook

/// Airports that are given by their names, in the embedded tables.
@Suite struct AirportNamesTests {
    private static let names: AirportNames = LogDependencies(
        request: AirportFacts.responses,
        flights: { () throws(UsageError) in throw UsageError("there are no flights.") },
        open: { _ throws(UsageError) in throw UsageError("there are no files.") },
        now: Date(timeIntervalSince1970: 0)
    ).airportNames

    @Test(
        arguments: [
            ("LHR", "LHR"), ("TXL", "TXL"), ("LON", "LON"), ("EGLL", "EGLL"),
            ("Heathrow", "LHR"), ("cork", "ORK"), ("zürich", "ZRH"), ("Gatwick", "LGW"),
            ("Egelsbach", "EDFE"), ("London Gatwick", "LGW"), ("New York JFK", "JFK"),
            ("FRA Frankfurt", "FRA"), ("Heathrow (London)", "LHR"), ("GATWICK INTL", "LGW"),
            ("Berlin / Berlin Schönefeld Airport", "SXF"), ("Tegel", "TXL"),
            ("EDXQ", "EDXQ"), ("QQQ", "QQQ"), ("", ""), ("fra", "FRA"),
            // A word is a city, in any language, before it is a code or a part of another name.
            ("Lima", "LIM"), ("lima", "LIM"), ("LIMA", "LIMA"), ("Wien", "VIE"), ("Pau", "PUF"),
        ])
    func `a code stays, and the name of one airport is its code`(
        text: String, code: String
    ) async throws {
        #expect(try await Self.names.code(of: text) == code)
    }

    @Test func `a city with several airports is refused with their codes`() async throws {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Berlin")
        }

        let summary = try #require(error?.summary)
        #expect(summary.hasPrefix("'Berlin' may be BER ("))
        #expect(summary.contains("TXL (Berlin Tegel Airport, closed)"))
        #expect(error?.recovery == "Give the code of the airport.")
    }

    @Test func `the airports of a city by another name are asked for, and no others`() async {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Roma")
        }

        #expect(error?.summary.hasPrefix("'Roma' may be FCO (") == true)
        #expect(error?.summary.contains("LRM") == false)
    }

    @Test func `a name that no airport has is refused with a similar one`() async {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Frankfrt")
        }

        #expect(error?.summary == "no airport is called 'Frankfrt'")
        #expect(error?.recovery.hasPrefix("Did you mean 'Frankfurt") == true)
    }

    @Test func `an airport has all names of its country`() async {
        let airports = LogDependencies(
            request: AirportFacts.responses,
            flights: { () throws(UsageError) in throw UsageError("there are no flights.") },
            open: { _ throws(UsageError) in throw UsageError("there are no files.") },
            now: Date(timeIntervalSince1970: 0)
        ).airports
        let names = await airports.airports(["LHR"]).airports["LHR"]?.countryNames ?? []

        #expect(Set(["United Kingdom", "GB", "UK"]).isSubset(of: names))
    }
}
