import FlightFacts
import Flights
import Networking
import Testing

/// The embedded tables, compared with the counts of their sources.
@Suite struct FlightFactsTests {
    @Test func `the tables have as many rows as their sources`() async throws {
        let airlines = try await FlightFacts.responses.value(of: Resource.airlines)
        let types = try await FlightFacts.responses.value(of: Resource.aircraftTypes)
        let blocks = try await FlightFacts.responses.value(of: Resource.addressBlocks)

        #expect([airlines.dropped, types.dropped, blocks.dropped] == [0, 0, 0])
        #expect(airlines.records.count == FlightFacts.airlineCount)
        #expect(types.records.count == FlightFacts.typeCount)
        #expect(blocks.records.count == 811)
        #expect(blocks.records.count { $0.block.isMilitary } == 414)
        #expect(Set(blocks.records.compactMap(\.block.country)).count == 200)
    }

    @Test func `no name has characters of HTML`() async throws {
        let airlines = try await FlightFacts.responses.value(of: Resource.airlines)

        let names = airlines.records.map(\.name)
        #expect(names.contains("D&K Aviation"))
        #expect(names.allSatisfy { $0.firstMatch(of: #/&[a-z0-9#]+;/#) == nil })
    }

    @Test(arguments: [
        ("IBE123", "Iberia Airlines"), ("DLH4AB", "Lufthansa"), ("JBU16", "JetBlue Airways"),
        ("ibe123", "Iberia Airlines"), ("IBE 123", "Iberia Airlines"),
    ])
    func `an airline is found by a call sign`(callSign: String, name: String) async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(directory.airline(ofCallSign: callSign)?.name == name)
    }

    @Test(arguments: ["CFSNP", "DAIZZ", "N343NW", "ZKJMR", "IBE", "", "1IB23", "ÄÖÜ1", "QZX12"])
    func `a registration or an unknown code is no airline`(callSign: String) async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(directory.airline(ofCallSign: callSign) == nil)
    }

    @Test(arguments: [
        ("IBE", ["IBE"]), ("ib", ["IBE"]), ("IB", ["IBE"]), ("Lufthansa", ["DLH"]),
        ("LH", ["DLH", "GEC"]), ("iberia airlines", ["IBE"]), ("jetblue", ["JBU"]),
        ("Nothing at all", []), ("-", []), ("", []),
    ])
    func `airlines are found by code, then by name`(
        text: String, codes: [String]
    ) async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(directory.airlines(named: text).map(\.icao) == codes)
    }

    @Test(arguments: [
        ("B738", "Boeing", "737-800"), ("a320", "Airbus", "A320"), ("C172", "Cessna", "172"),
    ])
    func `a type is found by its designator`(
        code: String, manufacturer: String, model: String
    ) async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        let type = directory.type(code)
        #expect(type?.manufacturer == manufacturer)
        #expect(type?.model == model)
        #expect(directory.type("-GND") == nil)
    }

    @Test(arguments: [
        ("4ca4e5", "IE", false), ("a79535", "US", false), ("ae63f1", "US", true),
        ("3c6444", "DE", false), ("3f4001", "DE", true), ("43c001", "GB", true),
    ])
    func `the smallest block gives the country of an address`(
        address: String, country: String, isMilitary: Bool
    ) async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()
        let address = try #require(AircraftAddress(address))

        let block = try #require(directory.block(of: address))
        #expect(block.country == country)
        #expect(block.isMilitary == isMilitary)
    }

    @Test func `each address is in the smallest block that contains it`() async throws {
        let blocks = try await FlightFacts.responses.value(of: Resource.addressBlocks).records
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        let edges = blocks.flatMap { [$0.addresses.lowerBound, $0.addresses.upperBound] }
        for number in edges.flatMap({ [$0 &- 1, $0, $0 + 1] }) where number < 1 << 24 {
            let smallest = blocks.filter { $0.addresses.contains(number) }
                .min { $0.addresses.count < $1.addresses.count }
            #expect(directory.block(of: AircraftAddress(icao: number)) == smallest?.block)
        }
    }

    @Test func `an address that is not ICAO's is in no block`() async throws {
        let directory = try await aircraftFacts(FlightFacts.responses, memory: nil).directory()

        #expect(directory.block(of: try #require(AircraftAddress("~4ca4e5"))) == nil)
    }
}
