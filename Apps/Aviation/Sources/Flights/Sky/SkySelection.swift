package import Geodesy

/// What a source is asked for: an area, or what names aircraft.
package enum SkySelection: Equatable, Sendable {
    case world
    case circle(Coordinate, radius: Double)
    case box(GeoBox)
    case addresses([AircraftAddress])
    case callSigns([String])
    case registration(String)
    case type(String)
    case squawk(String)
    case military

    /// One call sign.
    package static func callSign(_ callSign: String) -> SkySelection { .callSigns([callSign]) }

    /// One address.
    package static func address(_ address: AircraftAddress) -> SkySelection {
        .addresses([address])
    }
}
