package import Essentials
package import Geodesy

/// An aircraft as one source reports it at one time; an unknown value is nil.
///
/// All lengths are in metres and all speeds in metres per second, whatever the units of the source.
package struct Aircraft: Equatable, Sendable {
    package var address: AircraftAddress

    /// The call sign without blanks around it, such as `IBE123`; often the registration.
    package var callSign: String?

    /// The country of registration in the words of the source.
    package var countryName: String?

    /// What only some sources say.
    @BoxedAirframe private var airframe: Airframe

    package var position: Coordinate?

    /// When the position was received; nil without a position.
    @CompactDate package var positionTime: Date?

    /// When the aircraft was last heard.
    @CompactDate package var lastContact: Date?

    /// The altitude above the pressure level of 1013.25 hPa, in metres; it may be negative.
    @CompactDouble package var barometricAltitude: Double?

    /// The altitude above the ellipsoid WGS84, in metres.
    @CompactDouble package var geometricAltitude: Double?

    package var isOnGround: Bool?

    /// The speed over ground, in metres per second.
    @CompactDouble package var groundSpeed: Double?

    /// The direction of movement over ground, in degrees clockwise from true north.
    @CompactDouble package var track: Double?

    /// The rate of climb, in metres per second; negative in a descent.
    @CompactDouble package var climbRate: Double?

    /// The transponder code, four octal digits, such as `7700`.
    package var squawk: String?

    /// The emergency that the source says apart from the transponder code.
    package var reportedEmergency: Emergency?

    package var positionSource: PositionSource?

    /// Whether the source says that it is a military aircraft.
    package var isMilitary = false

    /// Whether the position was computed from an earlier one by speed and track.
    package var isPositionComputed = false

    package init(_ address: AircraftAddress) {
        self.address = address
    }
}

extension Aircraft {
    /// The registration, such as `D-AIZZ`, if the source says it.
    package var registration: String? {
        get { airframe.registration }
        set { airframe.registration = newValue }
    }

    /// The type designator (ICAO Doc 8643), such as `A320`, if the source says it.
    package var typeCode: String? {
        get { airframe.typeCode }
        set { airframe.typeCode = newValue }
    }

    /// Who owns or operates it, in the words of the source.
    package var operatorName: String? {
        get { airframe.operatorName }
        set { airframe.operatorName = newValue }
    }

    /// The barometric altitude, else the geometric one, in metres; nil on the ground.
    package var altitude: Double? {
        isOnGround == true ? nil : barometricAltitude ?? geometricAltitude
    }

    /// The emergency of the transponder code, else the one that the source says; nil for none.
    package var emergency: Emergency? {
        squawk.flatMap(Emergency.init(squawk:)) ?? reportedEmergency
    }

    /// The time between its position and a date, in seconds, at least 0; nil without a position.
    package func positionAge(at date: Date) -> Double? {
        positionTime.map { max(0, date.timeIntervalSince($0)) }
    }
}
