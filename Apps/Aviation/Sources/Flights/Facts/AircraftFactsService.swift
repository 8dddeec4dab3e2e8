package import FeatureKit
package import Networking

/// Returns the service of the tables about aircraft, which keeps its result in the memory if there
/// is one.
package func aircraftFacts(
    _ request: any BaseRequestInput,
    memory: FeatureMemory?
) -> any AircraftFactsInput {
    AircraftFactsService(request: request, memory: memory)
}

/// Requests the tables of airlines, types and address blocks once.
struct AircraftFactsService: AircraftFactsInput {
    let request: any BaseRequestInput
    let memory: FeatureMemory?

    func directory() async throws(RequestError) -> any AircraftDirectory {
        if let known = memory?.value(of: AircraftTables.self) { return known }
        let tables = AircraftTables(
            airlines: try await request.value(of: .airlines),
            periods: try await request.value(of: .airlinePeriods),
            types: try await request.value(of: .aircraftTypes),
            codes: try await request.value(of: .aircraftCodes),
            blocks: try await request.value(of: .addressBlocks))
        memory?.keep(tables)
        return tables
    }
}
