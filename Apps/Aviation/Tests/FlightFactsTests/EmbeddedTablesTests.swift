import Airports
import FeatureTesting
import FlightFacts
import Flights
import Networking
import SectionEssentials
import Testing

/// The embedded tables, of which single rows are looked up, compared with the same read in full.
@Suite struct EmbeddedTablesTests {
    @Test func `every airline is found by its code, and no other text finds one`() async throws {
        try await check(.airlines) { $0.icao }
    }

    @Test func `every type is found by its designator, and no other text finds one`() async throws {
        try await check(.aircraftTypes) { $0.code }
    }

    @Test func `every block is found by its first address`() async throws {
        try await check(.addressBlocks) { block in
            let digits = String(block.addresses.lowerBound, radix: 16)
            return String(repeating: "0", count: 6 - digits.count) + digits
        }
    }

    private func check<Record: Equatable>(
        _ resource: Resource<KeyedTable<Record>>,
        key: (Record) -> String
    ) async throws {
        let data = try await FlightFacts.responses.value(of: .bytes(of: resource.endpoint))
        let slow = try resource.value(from: data)
        let quick = try await FlightFacts.responses.value(of: resource)
        var byKey: [String: [Record]] = [:]
        for record in slow.records { byKey[key(record), default: []].append(record) }

        #expect(quick.records == slow.records)
        #expect(slow.dropped == 0)
        for (known, records) in byKey {
            #expect(quick.records(withKey: known) == records)
            for near in [String(known.dropLast()), known + "0", known + "~", known.lowercased()] {
                #expect(quick.records(withKey: near) == byKey[near] ?? [])
            }
        }
    }

    @Test(arguments: [
        "delta", "LH", "air france", "ÖBB", "köln", "&", "wizz air", "klm", "nothing",
    ])
    func `airlines are found by name as in a table that is read in full`(
        name: String
    ) async throws {
        var answers: [Endpoint: BaseRequestSpy.Answer] = [:]
        for endpoint in [
            Endpoint.airlines, .airlinePeriods, .aircraftTypes, .aircraftCodes, .addressBlocks,
        ] {
            answers[endpoint] = .data(
                try await FlightFacts.responses.value(of: .bytes(of: endpoint)))
        }
        let slow = try await aircraftFacts(BaseRequestSpy(answers), memory: nil).directory()
        let quick = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(quick.airlines(named: name) == slow.airlines(named: name))
        if let terms = SearchTerms(name) {
            #expect(quick.airlines(matching: terms) == slow.airlines(matching: terms))
        }
    }
}
