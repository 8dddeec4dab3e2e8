package import Airports
package import Networking

/// Asks for the runways of airports.
package protocol RunwaysInput: Sendable {
    /// Requests the runways of some airports, in the order of the airports.
    func runways(of airports: [Airport]) async throws(RequestError) -> [Runway]
}

/// Requests the table of runways, and finds those of airports.
package struct RunwaysService: RunwaysInput {
    private let request: any BaseRequestInput

    /// Creates a service that asks a source.
    package init(request: any BaseRequestInput) { self.request = request }

    package func runways(of airports: [Airport]) async throws(RequestError) -> [Runway] {
        let idents = airports.compactMap(\.ident)
        if idents.isEmpty { return [] }
        let table = try await request.value(of: .runways)
        return idents.flatMap { table.records(withKey: $0) }.map(Runway.init)
    }
}
