package import Airports
import Geodesy
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
