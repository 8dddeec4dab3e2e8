package import SectionKit

extension MapScale {
    /// The altitudes of aircraft, in metres, with names in the unit of altitudes.
    package static func altitudes(in units: UnitSystem) -> MapScale {
        let limits: [Double] =
            units == .metric
            ? [1_500, 4_500, 7_500, 10_500]
            : [5_000, 15_000, 25_000, 35_000].map { $0 * 0.3048 }
        return MapScale("Altitude", limits: limits) { lowest, next in
            let low = lowest.flatMap { units.altitude($0).measureWords }
            let high = next.flatMap { units.altitude($0).measureWords }
            return switch (low, high) {
            case (let low?, let high?): "\(low) to \(high)"
            case (let low?, nil): "above \(low)"
            case (nil, let high?): "below \(high)"
            case (nil, nil): ""
            }
        }
    }
}

extension Map {
    /// The columns of tables of flights that the points of aircraft say: airline, type, altitude.
    package static let aircraftSay = ["airline", "type", "Altitude"]
}
