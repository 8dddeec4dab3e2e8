import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import Networking
import Testing

@Suite struct AirportsServiceTests {
    @Test func `the service requests airports and countries`() async throws {
        let request = BaseRequestSpy.tables()

        let entity = try await airportsService(request, memory: nil).airports()

        #expect(entity.airports.map(\.ident) == ["QAAA", "QBBB", "XX-0001", "QDDD", "QEEE"])
        #expect(entity.airports[1].name == #"Peñón–Ratty Airport, "Old""#)
        #expect(entity.airports[2] == .sample("Badger's Field", local: "BF1"))
        #expect(entity.airports[3].country == "NA")
        #expect(entity.countries.map(\.code) == ["ES", "GB", "NA", "NL", "TR"])
        #expect(entity.warnings == [])
        #expect(Set(request.asked) == [.airports, .countries, .cities])
    }

    @Test func `the service returns airports without countries, with a warning`()
        async throws
    {
        let request = BaseRequestSpy.tables(countries: .failure(.timedOut(seconds: 10)))

        let entity = try await airportsService(request, memory: nil).airports()

        #expect(entity.airports.count == 5)
        #expect(entity.countries == [])
        #expect(
            entity.warnings == [
                "The names of the countries are unknown: no response came within 10 seconds."
            ])
    }

    @Test func `invalid rows are left out, with a warning`() async throws {
        let text = SampleTables.airports + "QFFF,no name,,1,2\n,,,,,,,,,,,,,\n"
        let request = BaseRequestSpy.tables(airports: .text(text))

        let entity = try await airportsService(request, memory: nil).airports()

        #expect(entity.airports.count == 5)
        #expect(entity.warnings == ["2 airports could not be read and are left out."])
    }

    @Test(arguments: RequestError.examples)
    func `the service throws if the airports fail`(error: RequestError) async {
        let service = airportsService(
            BaseRequestSpy.tables(airports: .failure(error)), memory: nil)

        await #expect(throws: error) { try await service.airports() }
    }

    @Test func `with a memory, the airports are requested once`() async throws {
        let request = BaseRequestSpy.tables()
        let memory = FeatureMemory()

        let first = try await airportsService(request, memory: memory).airports()
        let second = try await airportsService(request, memory: memory).airports()

        #expect(first == second)
        #expect(request.asked.count == 3)
    }
}

extension AirportEntity {
    fileprivate static func sample(_ name: String, local: String) -> AirportEntity {
        var entity = AirportEntity(ident: "XX-0001", name: name)
        entity.type = "small_airport"
        entity.local = local
        return entity
    }
}
