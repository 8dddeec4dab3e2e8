package import Geodesy
package import SectionEssentials

/// Where an aircraft has been, as a source describes it, in order of time.
package struct AircraftTrack: Equatable, Sendable {
    package let address: AircraftAddress
    package var callSign: String?
    package var registration: String?
    package var typeCode: String?
    package var operatorName: String?

    /// The latest transponder code.
    package var squawk: String?

    /// Whether the source says that it is a military aircraft.
    package var isMilitary = false
    package var positions: [TrackPosition]

    /// The longest time between two positions of a part of it, in seconds.
    package var longestGap = FlightTrack.usualGap

    package init(_ address: AircraftAddress, _ positions: [TrackPosition] = []) {
        self.address = address
        self.positions = positions
    }
}

/// A position of an aircraft in the past, in metres and metres per second; an unknown value is nil.
package struct TrackPosition: Equatable, Sendable {
    package var time: Date
    package var coordinate: Coordinate

    /// The altitude above the pressure level of 1013.25 hPa.
    package var barometricAltitude: Double?

    /// The altitude above the ellipsoid WGS84.
    package var geometricAltitude: Double?

    package var groundSpeed: Double?

    /// The direction of movement over ground, in degrees clockwise from true north.
    package var track: Double?

    /// The rate of climb; negative in a descent.
    package var climbRate: Double?

    package var isOnGround: Bool?
    package var source: PositionSource?

    /// Whether the source takes it for the first position of another flight.
    package var startsLeg = false

    package init(_ coordinate: Coordinate, at time: Date) {
        self.coordinate = coordinate
        self.time = time
    }
}

extension AircraftTrack {
    /// The aircraft at the last position; nil without a position.
    package var aircraft: Aircraft? {
        guard let last = positions.last else { return nil }
        var aircraft = Aircraft(address)
        aircraft.callSign = callSign
        aircraft.registration = registration
        aircraft.typeCode = typeCode
        aircraft.operatorName = operatorName
        aircraft.squawk = squawk
        aircraft.isMilitary = isMilitary
        aircraft.position = last.coordinate
        aircraft.positionTime = last.time
        aircraft.lastContact = last.time
        aircraft.barometricAltitude = last.barometricAltitude
        aircraft.geometricAltitude = last.geometricAltitude
        aircraft.isOnGround = last.isOnGround
        aircraft.groundSpeed = last.groundSpeed
        aircraft.track = last.track
        aircraft.climbRate = last.climbRate
        aircraft.positionSource = last.source
        return aircraft
    }

    /// The track for people.
    package var flightTrack: FlightTrack {
        let start = positions.lastIndex(where: \.startsLeg) ?? 0
        let points = positions[start...].map { position in
            FlightTrack.Point(
                position.coordinate, at: position.time,
                altitude: position.barometricAltitude ?? position.geometricAltitude,
                isOnGround: position.isOnGround ?? false)
        }
        return FlightTrack(points, from: .source, longestGap: longestGap)
    }
}
