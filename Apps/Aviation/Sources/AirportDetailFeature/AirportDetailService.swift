import Airports
import FeatureKit
import Flights
import Networking

/// Asks for airports and their details.
protocol AirportDetailServiceInput: Sendable {
    /// Requests all airports.
    func airports() async throws(RequestError) -> AirportsEntity

    /// Requests the details of an airport; a part that cannot be loaded is missing, with a warning.
    func detail(of airport: Airport) async -> AirportDetailEntity
}

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
        let ident = airport.ident
        async let runways = look(into: .runways, called: "runways", for: ident)
        async let zones = look(into: .zones, called: "time zone", for: ident)
        async let links = look(into: .links, called: "links", for: ident)
        async let regions = look(into: .regions, called: "region", for: airport.region)
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

    /// Returns the records with a key in a table, or a warning if the table cannot be loaded.
    private func look<Record>(
        into table: Resource<KeyedTable<Record>>,
        called name: String,
        for key: String?
    ) async -> (records: [Record], warning: String?) {
        do throws(RequestError) {
            let table = try await request.value(of: table)
            return (key.map { table.records(withKey: $0) } ?? [], nil)
        } catch {
            let verb = name.hasSuffix("s") ? "are" : "is"
            return ([], "The airport's \(name) \(verb) unknown: \(error.summary).")
        }
    }
}
