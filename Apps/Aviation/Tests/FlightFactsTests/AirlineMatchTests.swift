import FlightFacts
import Flights
import Networking
import SectionEssentials
import SectionKit
import Testing

/// The airlines that flights mean, by what they say of them and by their date.
@Suite struct AirlineMatchTests {
    private static func match(
        _ said: String?, _ number: String?, _ date: String
    ) async throws -> AirlineMatch {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()
        let words = AirlineWords(
            said: said.flatMap { NamedAirline(written: $0) },
            code: number.flatMap(FlightNumber.init)?.airline)
        let day = try #require(PreciseDate(date)).date.timeIntervalSince1970 / 86_400
        return directory.airlines(of: [words])[0].match(on: Int(day)...Int(day))
    }

    /// Flights of the names that people write, with the code of ICAO of each airline at that date.
    @Test(arguments: named)
    func `an airline is known by its name and the number`(
        said: String, number: String?, date: String, icao: String
    ) async throws {
        let match = try await Self.match(said, number, date)

        #expect(match.known?.icao == icao)
        #expect(match.guess == nil)
    }

    private static let named: [(String, String?, String, String)] = [
        ("Alitalia", "AZ610", "2018-05-01", "AZA"), ("ITA Airways", "AZ610", "2022-05-01", "ITY"),
        ("Spirit", "NK100", "2024-05-01", "NKS"), ("United", "UA100", "2024-05-06", "UAL"),
        ("British Airways", "BA100", "2024-06-04", "BAW"), ("Sky", "H2100", "2024-05-31", "SKU"),
        ("SAS Scandinavian Airlines", "SK100", "2024-05-18", "SAS"),
        ("Air China", "CA100", "2024-05-23", "CCA"),
        ("China Airlines", "CI100", "2024-05-24", "CAL"),
        ("Virgin", "VS100", "2024-06-05", "VIR"), ("KLM", nil, "2010-01-01", "KLM"),
        ("Lufthansa CityLine", "LH1234", "2015-01-01", "CLH"),
        ("Swissair", "SR100", "1999-01-01", "SWR"), ("TWA", "TW800", "1996-07-17", "TWA"),
        ("Northwest", "NW1", "2005-01-01", "NWA"),
        ("US Airways (US/AWE)", "US1", "2014-01-01", "AWE"),
        ("Monarch Airlines", "ZB1", "2016-01-01", "MON"), ("Sabena", nil, "1990-01-01", "SAB"),
        ("British Midland", "BD123", "1999-01-01", "BMA"), ("flybe", "BE1", "2019-01-01", "BEE"),
    ]

    @Test(arguments: [
        ("AB6203", "2016-05-01", "BER"), ("AZ610", "2018-05-01", "AZA"),
        ("AZ610", "2021-10-15", "ITY"), ("SR100", "2001-05-01", "SWR"),
        ("LH400", "2024-01-01", "DLH"),
        ("DLH400", "2024-01-01", "DLH"), ("DJ1", "2005-05-01", "VOZ"),
    ])
    func `a code of a number is that of the airline that had it then`(
        number: String, date: String, icao: String
    ) async throws {
        #expect(try await Self.match(nil, number, date).known?.icao == icao)
    }

    @Test func `a code that no airline had then gives none`() async throws {
        #expect(try await Self.match(nil, "AB6203", "2020-05-01") == AirlineMatch())
    }

    @Test func `a name is not taken for the beginning of another`() async throws {
        #expect(try await Self.match("Alitalia", nil, "2018-05-01").known?.icao == "AZA")
        #expect(try await Self.match("Some Air", "BA1", "2018-05-01") == AirlineMatch())
        #expect(try await Self.match("British Antarctic Trips", "BA1", "2018-05-01").known == nil)
    }

    @Test func `a part of a name without a number is a guess`() async throws {
        let match = try await Self.match("Atlantic", nil, "2018-05-01")

        #expect(match.known == nil)
        #expect(try await Self.match("Alitalia", nil, "2023-05-01").known == nil)
        #expect(try await Self.match("Alitalia", nil, "2023-05-01").guess?.icao == "AZA")
    }

    @Test(
        arguments: [
            ("TW800", "1996-07-17", "AAL"), ("PI1", "1985-01-01", "AAL"),
            ("RC1", "1985-01-01", "DAL"),
            ("LX1", "2001-01-01", "SWR"), ("LH1", "2001-01-01", nil),
        ] as [(String, String, String?)])
    func `an airline that merged became one of today`(
        number: String, date: String, icao: String?
    ) async throws {
        #expect(try await Self.match(nil, number, date).known?.successor?.icao == icao)
    }

    @Test func `codes that a file says are not replaced`() async throws {
        let match = try await Self.match("Thomas Cook Airlines (MT/TCX)", "MT2000", "2018-05-01")

        #expect(match.known?.name == "Thomas Cook Airlines")
        #expect(try await Self.match("My Air (AZ/XYZ)", "AZ1", "2018-05-01") == AirlineMatch())
    }

    private static let texts: [(String, String?, String?, String?)] = [
        ("Alitalia (AZ/AZA)", "Alitalia", "AZA", "AZ"), ("DLH", nil, "DLH", nil),
        ("LH", nil, nil, "LH"), ("American Airlines (AA)", "American Airlines", nil, "AA"),
        ("Foo (Europe)", "Foo (Europe)", nil, nil), ("U2", nil, nil, "U2"),
    ]

    @Test(arguments: texts)
    func `an airline is read from its name and its codes`(
        text: String, name: String?, icao: String?, iata: String?
    ) throws {
        let airline = try #require(NamedAirline(text))
        let blank = "  "

        #expect(airline.name == name)
        #expect(airline.icao == icao)
        #expect(airline.iata == iata)
        #expect(airline.description == text)
        #expect(NamedAirline(blank) == nil)
    }

    @Test func `each period ends after it begins, and each airline has a code`() async throws {
        let table = try await FlightFacts.responses.value(of: .airlinePeriods)

        #expect(table.records.count == FlightFacts.airlinePeriodCount)
        #expect(table.records.allSatisfy { $0.iata != nil || $0.icao != nil })
        let codes = Set(table.records.compactMap(\.icao))
        #expect(table.records.compactMap(\.became).filter { !codes.contains($0) } == [])
    }
}
