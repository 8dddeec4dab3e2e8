import Airports
import SectionKit
import WorldMap

extension AirportList {
    /// The airports on a map, with the place of the query.
    var map: Map {
        Map(
            key: "map",
            title: "Map of airports",
            on: .naturalEarth,
            points: airports.compactMap(MapPoint.init) + [placePoint].compactMap(\.self),
            table: "rows",
            says: ["name", "city", "country"],
            isCompanion: true
        )
    }

    /// The place of the query, unless it is an airport of the list.
    private var placePoint: MapPoint? {
        guard let place, !airports.contains(where: { $0.ident == place.airport?.ident }) else {
            return nil
        }
        return MapPoint(place.coordinate, label: place.name, tone: .pending, priority: .max)
    }
}

extension MapPoint {
    /// The point of an airport; nil without a position.
    fileprivate init?(_ airport: Airport) {
        guard let position = airport.position else { return nil }
        let tone: Badge.Tone =
            airport.kind == .closed ? .negative : airport.isScheduled ? .positive : .neutral
        self.init(
            position, label: airport.code, tone: tone, priority: airport.size ?? 0,
            row: airport.lookup)
    }
}
