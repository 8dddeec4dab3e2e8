import Airports
import AirportFacts
import Airports
import Flights
import Networking
import Testing

@testable import AirportDetailFeature

/// The embedded tables, as the feature reads them.
@Suite struct AirportDetailFactsTests {
    @Test func `every airport has a zone, and approximate zones are marked`()
        async throws
    {
        let zones = try await AirportFacts.responses.value(of: Resource.zones)

        #expect(zones.dropped == 0)
        #expect(zones.records.count == AirportFacts.airportCount)
        #expect(zones.records.count { $0.isApproximate } == 1_583)
    }

    @Test(arguments: [
        ("EGLL", "Europe/London"), ("VNKT", "Asia/Kathmandu"), ("KPHX", "America/Phoenix"),
        ("YLHI", "Australia/Lord_Howe"), ("NZCI", "Pacific/Chatham"), ("YECL", "Australia/Eucla"),
    ])
    func `an airport has the zone of its local time`(ident: String, zone: String) async throws {
        let zones = try await AirportFacts.responses.value(of: Resource.zones)

        #expect(zones.records.first { $0.ident == ident }?.zone == zone)
    }

    @Test func `the tables have all runways and regions of the airports`()
        async throws
    {
        let runways = try await AirportFacts.responses.value(of: Resource.runways)
        let regions = try await AirportFacts.responses.value(of: Resource.regions)
        let links = try await AirportFacts.responses.value(of: Resource.links)

        #expect(runways.records.count == 11_581)
        #expect(regions.records.count == 2_245)
        #expect(links.records.count == 8_535)
        #expect(runways.dropped + regions.dropped + links.dropped == 0)
        #expect(regions.records.first { $0.code == "US-CA" }?.name == "California")
    }
}
