package import FeatureKit
package import Networking

/// Requests the whole table of airports, and the embedded tables for what it lacks.
package struct AllAirportsService: AirportsServiceInput {
    let table: any BaseRequestInput
    let embedded: any AirportsServiceInput
    let memory: FeatureMemory?

    /// Creates the service.
    ///
    /// - Parameters:
    ///   - table: requests the whole table.
    ///   - embedded: the service of the embedded airports and of the countries.
    ///   - memory: keeps the airports between loads of a screen.
    package init(
        table: any BaseRequestInput,
        embedded: any AirportsServiceInput,
        memory: FeatureMemory?
    ) {
        self.table = table
        self.embedded = embedded
        self.memory = memory
    }

    /// The airports in the memory.
    private struct Known {
        let entity: AirportsEntity
    }

    package func countries() async throws(RequestError) -> AirportsEntity {
        try await embedded.countries()
    }

    package func airports() async throws(RequestError) -> AirportsEntity {
        if let known = memory?.value(of: Known.self) { return known.entity }
        let embedded = try await embedded.airports()
        var lengths: [String: Int] = [:]
        for airport in embedded.airports { lengths[airport.ident] = airport.runwayLength }
        let table = try await table.value(
            of: .airports(runwayLengths: lengths).accepting(upTo: AllAirports.keptFor))
        let warning = table.dropped.warning("airport", "airports")
        let entity = AirportsEntity(
            airports: table.airports, countries: embedded.countries, cities: embedded.cities,
            warnings: embedded.warnings + [warning].compactMap(\.self))
        if entity.warnings.isEmpty { memory?.keep(Known(entity: entity)) }
        return entity
    }

    /// The airports in a screen's memory; nil if they were not requested.
    package static func known(in memory: FeatureMemory?) -> AirportsEntity? {
        memory?.value(of: Known.self)?.entity
    }
}
