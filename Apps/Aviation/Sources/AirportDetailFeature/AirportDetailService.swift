import Airports
import FeatureKit
import Networking

/// Requests the airports, then the tables with the details of one of them, all at once.
struct AirportDetailService: AirportDetailServiceInput {
    let request: any BaseRequestInput
    let service: any AirportsServiceInput
    var memory: FeatureMemory?

    /// The airports of the service, or the whole table if the screen has loaded it.
    func airports() async throws(RequestError) -> AirportsEntity {
        if let all = AllAirportsService.known(in: memory) { return all }
        return try await service.airports()
    }

    func detail(of airport: Airport) async -> AirportDetailEntity {
        async let runways = look(into: .runways, called: "runways") {
            $0.airport == airport.ident
        }
        async let zones = look(into: .zones, called: "time zone") { $0.ident == airport.ident }
        async let links = look(into: .links, called: "links") { $0.ident == airport.ident }
        async let regions = look(into: .regions, called: "region") { $0.code == airport.region }
        let (foundRunways, foundZones) = await (runways, zones)
        let (foundLinks, foundRegions) = await (links, regions)
        return AirportDetailEntity(
            runways: foundRunways.records,
            zone: foundZones.records.first,
            links: foundLinks.records.first,
            region: foundRegions.records.first?.name,
            warnings: [
                foundRunways.warning, foundZones.warning, foundLinks.warning, foundRegions.warning,
            ].compactMap(\.self)
        )
    }

    /// Returns the records of the airport in a table, or a warning if the table cannot be loaded.
    private func look<Record>(
        into table: Resource<Records<Record>>,
        called name: String,
        isOf airport: (Record) -> Bool
    ) async -> (records: [Record], warning: String?) {
        do throws(RequestError) {
            return (try await request.value(of: table).records.filter(airport), nil)
        } catch {
            let verb = name.hasSuffix("s") ? "are" : "is"
            return ([], "The airport's \(name) \(verb) unknown: \(error.summary).")
        }
    }
}
