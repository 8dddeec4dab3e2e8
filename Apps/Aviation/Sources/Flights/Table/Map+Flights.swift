package import Airports
import Geodesy
import SectionEssentials
package import SectionKit

extension MapPoint {
    /// The point of an aircraft, which points where it flies; nil without a position.
    package init?(_ aircraft: Aircraft) {
        self.init(aircraft, at: aircraft.position)
    }

    /// The point of an aircraft at a position of another time; nil without a position.
    init?(_ aircraft: Aircraft, at position: Coordinate?) {
        guard let position else { return nil }
        let isEmergency = aircraft.emergency != nil
        let isOnGround = aircraft.isOnGround == true
        self.init(
            position,
            label: aircraft.name,
            tone: isEmergency ? .negative : isOnGround ? .neutral : .positive,
            heading: isOnGround ? nil : aircraft.track,
            priority: isEmergency ? 2 : isOnGround ? 0 : 1,
            row: aircraft.address.description,
            value: aircraft.isAltitudeDoubtful ? nil : aircraft.altitude)
    }

    /// The point of the place that distances are measured from.
    package init(_ place: Place) {
        self.init(
            place.coordinate, label: place.airport?.code ?? place.name, tone: .pending, priority: 3)
    }
}

extension MapScale {
    /// The altitudes of aircraft, in metres, with names in the unit of altitudes.
    package static func altitudes(in units: UnitSystem) -> MapScale {
        let isMetric = units == .metric
        let (unit, size) = isMetric ? ("m", 1) : ("ft", 0.3048)
        let limits =
            isMetric ? [1_500, 4_500, 7_500, 10_500] : [5_000, 15_000, 25_000, 35_000]
        return MapScale("Altitude", limits: limits.map { Double($0) * size }) { lowest, next in
            let low = lowest.map { Int(clamping: ($0 / size).rounded()).grouped }
            let high = next.map { Int(clamping: ($0 / size).rounded()).grouped }
            return switch (low, high) {
            case (let low?, let high?): "\(low)–\(high) \(unit)"
            case (let low?, nil): "above \(low) \(unit)"
            case (nil, let high?): "below \(high) \(unit)"
            case (nil, nil): ""
            }
        }
    }
}

extension Map {
    /// What the colours of tones say on a map with a scale of altitudes.
    ///
    /// - Parameters:
    ///   - flights: whether it shows aircraft.
    ///   - airports: whether it shows airports beside the place of the query.
    ///   - runways: whether it shows runways.
    package static func tones(
        flights: Bool, airports: Bool = false, runways: Bool = false
    ) -> [Badge.Tone: String] {
        let still = [
            flights ? "on the ground" : nil, airports ? "airport" : nil, runways ? "runway" : nil,
        ]
        return [
            .neutral: still.compactMap(\.self).listed(by: "or"),
            .positive: "altitude unknown", .negative: "emergency",
        ]
    }

    /// The columns of tables of flights that the points of aircraft say: airline, type, altitude.
    package static let aircraftSay = ["airline", "type", "Altitude"]
}
