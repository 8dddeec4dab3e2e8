import AirportFacts
import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing

@testable import Logbook

/// Airports that are given by their names, in the embedded tables.
@Suite struct AirportNamesTests {
    private static let names: AirportNames = LogDependencies(
        context: ContextSpy(), request: AirportFacts.responses
    ).airportNames

    @Test(
        arguments: [
            ("LHR", "LHR"), ("TXL", "TXL"), ("DTT", "DTW"), ("EGLL", "EGLL"),
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
        #expect(try await Self.names.code(of: text, on: nil) == code)
    }

    @Test func `a city with several airports is refused with their codes`() async throws {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Berlin", on: nil)
        }

        let summary = try #require(error?.summary)
        #expect(summary.hasPrefix("'Berlin' may be BER ("))
        #expect(summary.contains("TXL (Berlin Tegel Airport, closed)"))
        #expect(error?.recovery == "Give the code of the airport.")
    }

    @Test(
        arguments: [
            ("Tokyo", ["HND", "NRT"]), ("TYO", ["HND", "NRT"]), ("tyo", ["HND", "NRT"]),
            ("Tokio", ["HND", "NRT"]), ("Milan", ["MXP", "LIN", "BGY"]),
            ("Mailand", ["MXP", "LIN", "BGY"]), ("Paris", ["CDG", "ORY", "BVA"]),
            ("London", ["LHR", "LGW", "STN", "LTN", "LCY", "SEN"]),
            ("LON", ["LHR", "LGW", "STN", "LTN", "LCY", "SEN"]),
            ("New York", ["JFK", "EWR", "LGA"]), ("Seoul", ["ICN", "GMP"]),
            ("Osaka", ["KIX", "ITM", "UKB"]), ("Moscow", ["SVO", "DME", "VKO", "ZIA"]),
            ("Washington", ["IAD", "DCA", "BWI"]), ("Rio de Janeiro", ["GIG", "SDU"]),
            ("São Paulo", ["GRU", "CGH", "VCP"]), ("Buenos Aires", ["EZE", "AEP"]),
            ("Stockholm", ["ARN", "BMA", "NYO", "VST"]), ("Beijing", ["PEK", "PKX"]),
            ("Istanbul", ["IST", "SAW"]), ("Bangkok", ["BKK", "DMK"]),
            ("Shanghai", ["PVG", "SHA"]), ("Chicago", ["ORD", "MDW"]),
        ])
    func `a city is asked for with all of its airports, the main one first`(
        text: String, codes: [String]
    ) async {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: text, on: nil)
        }
        let named = await Self.names.airports(named: text.count == 3 ? text.uppercased() : text)

        #expect(error?.recovery == "Give the code of the airport.")
        #expect(error?.summary.contains("may be \(codes[0]) (") == true)
        #expect(Array(named.map(\.code).prefix(codes.count)) == codes)
    }

    @Test(arguments: [
        ("Los Angeles", "LAX"), ("Miami", "MIA"), ("Newark", "EWR"), ("Narita", "NRT"),
        ("Londonderry", "LDY"),
    ])
    func `a city whose airport everybody means is not asked for`(
        text: String, code: String
    ) async throws {
        #expect(try await Self.names.code(of: text, on: nil) == code)
    }

    @Test func `an airport that a newer one has replaced is meant only before that`() async throws {
        let days = ["1990-05-05", "2024-05-05"].compactMap { LocalDateTime($0)?.days }

        #expect(try await Self.names.code(of: "Munich", on: days[0]) == "MUC")
        #expect(try await Self.names.code(of: "Munich", on: days[1]) == "MUC")
        await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Munich", on: nil)
        }
    }

    @Test func `the airports of a city by another name are asked for, and no others`() async {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Roma", on: nil)
        }

        #expect(error?.summary.hasPrefix("'Roma' may be FCO (") == true)
        #expect(error?.summary.contains("LRM") == false)
    }

    @Test func `a name that no airport has is refused with a similar one`() async {
        let error = await #expect(throws: LogError.self) {
            try await Self.names.code(of: "Frankfrt", on: nil)
        }

        #expect(error?.summary == "no airport is called 'Frankfrt'")
        #expect(error?.recovery.hasPrefix("Did you mean 'Frankfurt") == true)
    }

    @Test func `an airport has all names of its country`() async {
        let airports = LogDependencies(
            context: ContextSpy(), request: AirportFacts.responses
        ).airports
        let names = await airports.airports(["LHR"]).airports["LHR"]?.countryNames ?? []

        #expect(Set(["United Kingdom", "GB", "UK"]).isSubset(of: names))
    }
}
