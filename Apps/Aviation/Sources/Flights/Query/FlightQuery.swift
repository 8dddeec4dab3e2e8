package import Airports
package import Geodesy
package import SectionKit

/// A query for flights: filters, order and page.
package struct FlightQuery: Equatable, Sendable {
    /// Words to find in the names and codes of a flight; nil for any.
    package var search: FlightSearch?

    /// Countries of registration by name or code, separated by commas; nil for all.
    package var country: String?

    /// Airlines by name or code, separated by commas; nil for all.
    package var airline: String?

    /// Type designators in upper case; nil for all.
    package var types: [String]?

    /// Registrations; nil for all.
    package var registrations: [String]?

    /// A place from which distances are measured.
    package var near: PlaceText?

    /// How far from the place; nil for the usual distance.
    package var radius: DistanceText?

    package var box: GeoBox?

    package var altitude: QuantityRange<AltitudeUnit>?

    package var speed: QuantityRange<SpeedUnit>?

    /// Whether to include only aircraft on the ground, or only those in the air; nil for both.
    package var isOnGround: Bool?

    /// Transponder codes; nil for all.
    package var squawks: [String]?

    /// Whether to include only military aircraft.
    package var isMilitary = false

    /// Whether to include only aircraft with an emergency.
    package var isEmergency = false

    /// What to sort by; nil for the distance from the place, or else the call sign.
    package var sort: FlightSort?

    /// The direction of the sort; nil for the usual one.
    package var order: ListOrder?

    package var page = ListPage()

    package var units = UnitSystem.aviation

    package init() {}
}

extension FlightQuery {
    /// The distance from a place without `--radius`.
    package static let usualRadius = DistanceText(50, .nauticalMile)

    /// How far from the place of the query.
    package var distance: DistanceText { radius ?? Self.usualRadius }

    /// Whether a place must be looked up among the airports.
    package var hasPlaceName: Bool {
        if case .name = near { true } else { false }
    }

    /// What is sorted by.
    package var sorting: FlightSort { sort ?? (near == nil ? .callsign : .distance) }

    /// Whether every flight matches.
    package var isUnfiltered: Bool {
        var filters = self
        filters.sort = nil
        filters.order = nil
        filters.page = ListPage()
        filters.units = .aviation
        return filters == FlightQuery()
    }
}
