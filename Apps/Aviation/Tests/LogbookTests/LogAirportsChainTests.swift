import AirportFacts
import AirportSamples
import Airports
import FeatureTesting
import Geodesy
import LogSamples
import Networking
import RecordStore
import SectionEssentials
import SectionKit
import Testing

@testable import Logbook

/// Which source describes an airport, and that each is only asked for what those before do not know.
@Suite struct LogAirportsChainTests {
    /// The sample airport TOA, which a test also describes as its own.
    private static func own() throws -> RecordStoreSpy<OwnAirport> {
        var airport = OwnAirport(code: "TOA", name: "My Toad Hall")
        airport.country = "NA"
        airport.zone = "Europe/Berlin"
        return RecordStoreSpy([try #require(RecordID("TOA")): airport])
    }

    /// A table with an airport that is nowhere else, and one that is embedded.
    private static let fetched = BaseRequestSpy([
        Endpoint("/airports.csv"): .text(
            """
            ident,type,name,latitude_deg,longitude_deg,elevation_ft,iso_country,iso_region,\
            municipality,scheduled_service,icao_code,iata_code,local_code,keywords
            XX-0009,small_airport,Weasel Strip,50,1,,GB,GB-ENG,Wild Wood,no,,WEA,,
            QEEE,large_airport,Another Otter,1,1,,GB,GB-ENG,,no,QEEE,OTT,,
            QCLO,closed,Old Mole End,-22,17,,NA,NA-KH,,no,,OLD,,

            """)
    ])

    private static let closed = "OLD,,closed,Old Mole End,Windhoek,NA,-22.6,17.1,\n"

    @Test func `a person's own airports come first, then embedded, closed and fetched ones`()
        async throws
    {
        let dependencies = LogDependencies.sample(
            BaseRequestSpy.log(closed: Self.closed), airports: try Self.own(),
            table: Self.fetched)

        let found = await dependencies.airports(fetching: true)
            .airports(["TOA", "OTT", "OLD", "WEA", "ZZZ"])

        #expect(
            found.airports.mapValues(\.origin)
                == ["TOA": .own, "OTT": .embedded, "OLD": .closed, "WEA": .fetched])
        #expect(found.airports["TOA"]?.name == "My Toad Hall")
        #expect(found.airports["TOA"]?.country == "Namibia")
        #expect(found.airports["OTT"]?.name == "Otter Airport")
        #expect(found.airports["OLD"]?.kind == .closed)
        #expect(found.airports["WEA"]?.position?.latitude == 50)
        #expect(found.warnings == [])
    }

    @Test func `the whole table is not fetched by itself, and then there is no warning`()
        async throws
    {
        let table = BaseRequestSpy([:])
        let dependencies = LogDependencies.sample(BaseRequestSpy.log(), table: table)

        let found = await dependencies.airports.airports(["WEA"])

        #expect(found == FoundAirports())
        #expect(table.asked.isEmpty)
    }

    @Test func `a table that cannot be fetched is a warning, and the others are still used`()
        async throws
    {
        let table = BaseRequestSpy([Endpoint("/airports.csv"): .failure(.status(500))])
        let dependencies = LogDependencies.sample(BaseRequestSpy.log(), table: table)

        let found = await dependencies.airports(fetching: true).airports(["TOA", "WEA"])

        #expect(found.airports.keys.sorted() == ["TOA"])
        #expect(found.warnings.count == 1)
        #expect(
            found.warnings.first?.hasPrefix("The table of OurAirports could not be fetched: ")
                == true)
    }

    @Test func `a source is not asked when nothing is unknown`() async throws {
        let request = BaseRequestSpy.log()
        let dependencies = LogDependencies.sample(request, airports: try Self.own())

        _ = await dependencies.airports.airports(["TOA"])

        #expect(!request.asked.contains(.airports))
    }

    @Test func `own airports are found by their names too`() async throws {
        let dependencies = LogDependencies.sample(
            BaseRequestSpy.log(), airports: try Self.own())

        let found = await dependencies.airports.airports(["My Toad Hall"])

        #expect(found.airports["My Toad Hall"]?.code == "TOA")
    }

    @Test func `a broken table of airports is a warning`() async throws {
        let request = BaseRequestSpy([Endpoint("/airports.csv"): .failure(.status(500))])

        let found = await LogDependencies.sample(request).airports.airports(["TOA"])

        #expect(found.airports.isEmpty)
        #expect(found.warnings.contains { $0.hasPrefix("The airports are unknown: ") })
    }

    @Test(arguments: [
        ("TXL", LogAirport.Origin.closed, LogAirport.Kind.closed, "Berlin Tegel Airport"),
        ("EDDT", .closed, .closed, "Berlin Tegel Airport"),
        ("SXF", .closed, .closed, "Berlin Schönefeld Airport"),
        ("THF", .closed, .closed, "Berlin Tempelhof Airport"),
        ("BER", .embedded, .airport, "Berlin Brandenburg Airport"),
        ("EDDB", .embedded, .airport, "Berlin Brandenburg Airport"),
        ("LON", .closed, .city, "London"), ("NYC", .closed, .city, "New York"),
    ])
    func `closed airports and cities are found in the embedded tables`(
        code: String, origin: LogAirport.Origin, kind: LogAirport.Kind, name: String
    ) async throws {
        let dependencies = LogDependencies.sample(AirportFacts.responses)

        let airport = try #require(await dependencies.airports.airports([code]).airports[code])

        #expect(airport.origin == origin)
        #expect(airport.kind == kind)
        #expect(airport.name == name)
        #expect(airport.position != nil && airport.continent != nil)
    }

    @Test func `the table of closed airports has no code that the embedded one has`()
        async throws
    {
        let closed = try await AirportFacts.responses.value(of: .closedAirports).records
        // The codes of those whose codes were reused are those of another airport now.
        let codes = Set(
            closed.flatMap { $0.iata == nil ? [$0.code, $0.icao] : [$0.code] }.compactMap(\.self))
        let request = AirportFacts.responses
        let embedded = EmbeddedAirports(
            service: airportsService(request, memory: nil), request: request
        ) { _ in nil }

        #expect(closed.count > 50)
        #expect(await embedded.airports(codes).airports.keys.sorted() == [])
        #expect(closed.allSatisfy { $0.zone != nil && $0.latitude != nil && $0.country != nil })
    }

    @Test func `an own airport is stored and read back the same`() throws {
        var airport = OwnAirport(code: "XMF", name: "Meadow Field")
        airport.city = "Meadow"
        airport.position = .init(latitude: 52.1, longitude: 13.25)
        let text = JSONValue.object(airport.members).text()

        let read = try JSONReader.read(Data(text.utf8)) { OwnAirport(json: &$0, schema: 1) }

        #expect(read == airport)
    }

    @Test func `a damaged record of an airport of one's own is missed if nothing else has it`()
        async throws
    {
        let store = RecordStoreSpy<OwnAirport>(
            [:], problems: [StoreProblem(file: "ZZZ.json", flaw: .broken(reason: "it is torn"))])
        let dependencies = LogDependencies.sample(BaseRequestSpy.log(), airports: store)

        let part = await dependencies.airports(fetching: false).airports(["ZZZ", "TOA"])
        let whole = await dependencies.airports(fetching: false).airports(["TOA"])

        #expect(part.lacksTable)
        #expect(part.warnings.count == 1)
        #expect(part.warnings.first?.contains("ZZZ.json") == true)
        #expect(!whole.lacksTable)
    }

    private struct Fixed: LogAirportsInput {
        let found: FoundAirports

        func airports(_ codes: Set<String>) async -> FoundAirports { found }
    }

    @Test func `a table that could not be read is missed if an airport is not found elsewhere`()
        async
    {
        let lost = Fixed(found: FoundAirports(warnings: ["It is torn."], lacksTable: true))
        let known = LogAirport(code: "TOA", name: "Toad Hall", origin: .embedded)
        let chain = LogAirportsChain([lost, Fixed(found: FoundAirports(["TOA": known]))])

        let whole = await chain.airports(["TOA"])
        let part = await chain.airports(["TOA", "ZZZ"])

        #expect(!whole.lacksTable)
        #expect(part.lacksTable)
        #expect(part.warnings == ["It is torn."])
    }
}
