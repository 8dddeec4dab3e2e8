import AirportSamples
import Airports
import FeatureKit
import FeatureTesting
import Networking
import SectionEssentials
import Testing

@Suite struct AllAirportsTests {
    /// The columns of OurAirports in another order, with ones that nobody reads.
    private let table = """
        id,name,ident,type,latitude_deg,longitude_deg,elevation_ft,continent,iso_country,\
        iso_region,municipality,scheduled_service,icao_code,iata_code,gps_code,local_code,\
        home_link,wikipedia_link,keywords
        1,Toad Hall Airport,QAAA,large_airport,51.5,-0.25,83,EU,GB,GB-ENG,Riverbank,yes,QAAA,TOA,,,,,
        2,Weir Heliport,XX-0002,heliport,51,-1,,EU,GB,GB-ENG,,no,,,,,,,
        3,Old Mill,XX-0003,closed,,,,EU,GB,GB-ENG,,no,,,,,,,

        """

    @Test func `the whole table has countries and runways from the embedded tables`() async throws {
        let all = BaseRequestSpy([.airports: .text(table)])
        let embedded = AirportsServiceSpy(answer: .success(known))

        let entity = try await service(all, embedded).airports()

        #expect(entity.airports.map(\.ident) == ["QAAA", "XX-0002", "XX-0003"])
        #expect(entity.airports.map(\.runwayLength) == [21_000, nil, nil])
        #expect(entity.countries == known.countries)
        #expect(entity.warnings == [])
        #expect(all.asked == [.airports])
    }

    @Test func `rows that cannot be read are left out, with a warning`() async throws {
        let all = BaseRequestSpy([.airports: .text(table + "4,cut off,XX")])

        let entity = try await service(all, AirportsServiceSpy(answer: .success(known))).airports()

        #expect(entity.airports.count == 3)
        #expect(entity.warnings == ["1 airport could not be read and is left out."])
    }

    @Test func `with a memory, the table is requested once`() async throws {
        let all = BaseRequestSpy([.airports: .text(table)])
        let memory = FeatureMemory()
        #expect(AllAirportsService.known(in: memory) == nil)

        let first = try await service(all, AirportsServiceSpy(answer: .success(known)), memory)
            .airports()
        let second = try await service(all, AirportsServiceSpy(answer: .success(known)), memory)
            .airports()

        #expect(first == second)
        #expect(all.asked.count == 1)
        #expect(AllAirportsService.known(in: memory) == first)
    }

    @Test(arguments: RequestError.examples)
    func `an error of the server is an error, never the embedded airports`(
        error: RequestError
    ) async {
        let all = BaseRequestSpy([.airports: .failure(error)])
        let service = service(all, AirportsServiceSpy(answer: .success(known)))

        await #expect(throws: error) { try await service.airports() }
    }

    @Test(arguments: ["max-age=0", "max-age=600", ""])
    func `the table is fetched once and kept, whatever the server says`(
        control: String
    ) async throws {
        let folder = try TemporaryFolder()
        let fields = [HTTPField("Cache-Control", control)]
        let transport = HTTPTransportSpy([
            .success(HTTPResponse(status: 200, fields: fields, body: Data(table.utf8)))
        ])

        for _ in 0..<3 {
            let request = BaseRequest(
                server: AllAirports.server, transport: transport,
                cache: ResponseCache(folder: folder.path("cache")))
            let entity = try await service(request, AirportsServiceSpy(answer: .success(known)))
                .airports()
            #expect(entity.airports.count == 3)
        }

        #expect(
            transport.sent.map(\.url) == [
                "https://davidmegginson.github.io/ourairports-data/airports.csv"
            ])
    }

    private func service(
        _ all: any BaseRequestInput,
        _ embedded: AirportsServiceSpy,
        _ memory: FeatureMemory? = nil
    ) -> AllAirportsService {
        AllAirportsService(table: all, embedded: embedded, memory: memory)
    }

    private var known: AirportsEntity {
        var airport = AirportEntity.sample("Toad Hall", ident: "QAAA")
        airport.runwayLength = 21_000
        return AirportsEntity(airports: [airport], countries: [.sample("GB", "United Kingdom")])
    }
}
