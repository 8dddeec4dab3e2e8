import Airports
import FeatureKit
import Flights
import Geodesy
import Networking

/// Makes a statement of a query, fetches its rows, and makes them the domain.
struct HistoryInteractor: InteractorInput {
    let service: HistoryService

    /// The distance from an airport within which states are its, in metres: 10 NM.
    private static let radius = 18_520.0

    /// Points in the four directions at the radius.
    private static func edge(around position: Coordinate) -> [Coordinate] {
        [0.0, 90, 180, 270].compactMap { position.destination(bearing: $0, distance: radius) }
    }

    func fetch(
        _ query: HistoryQuery, reportingTo output: any InteractorOutput<HistoryList, HistoryError>
    ) async {
        do throws(HistoryError) {
            await output.didFetch(try await list(query))
        } catch {
            await output.didFail(with: error)
        }
    }

    private func list(_ query: HistoryQuery) async throws(HistoryError) -> HistoryList {
        var area: GeoBox?
        var airport: Airport?
        switch query.filter {
        case .none, .aircraft: break
        case .box(let box): area = box
        case .airport(let code):
            let found = try await service.airport(code)
            airport = found
            if query.kind == .states {
                guard let position = found.position else { throw .unknownAirport(code) }
                area = GeoBox(containing: Self.edge(around: position))
            }
        }
        let rows: HistoryList.Rows
        let dropped: Int
        switch query.kind {
        case .flights:
            let code = airport.map { $0.icao ?? $0.ident }
            let packed = try await service.flights(HistoryStatement(query, airport: code))
            (rows, dropped) = (.flights(PastFlights(packed.records)), packed.dropped)
        case .states:
            let packed = try await service.states(HistoryStatement(query, area: area))
            (rows, dropped) = (.states(PastStates(packed.records)), packed.dropped)
        }
        return HistoryList(query: query, airport: airport?.name, rows: rows, dropped: dropped)
    }
}
