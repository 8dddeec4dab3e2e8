package import Geodesy
package import SectionEssentials

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
    @BoxedAirframe var airframe: Airframe

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

    /// Whether it was heard within a maximum age, so that it counts as now; see ``MaximumAge``.
    package var isHeard = true

    /// Whether its position was heard within a maximum age.
    package var isPlaced = true

    package init(_ address: AircraftAddress) {
        self.address = address
    }
}

extension Aircraft {
    /// What a person's file knows of it, which counts where the source says nothing.
    package var filed: AircraftDatabase.Entry? {
        get { _airframe.filed }
        set { airframe.filed = newValue }
    }

    /// What the source itself says of the aircraft, without a person's file.
    package var reported: AircraftDatabase.Entry {
        AircraftDatabase.Entry(
            registration: airframe.registration, typeCode: airframe.typeCode,
            operatorName: airframe.operatorName)
    }

    /// The registration, such as `D-AIZZ`, if the source or a person's file says it.
    package var registration: String? {
        get { _airframe.registration ?? _airframe.filed?.registration }
        set { airframe.registration = newValue }
    }

    /// The type designator (ICAO Doc 8643), such as `A320`, if the source or a person's file
    /// says it.
    package var typeCode: String? {
        get { _airframe.typeCode ?? _airframe.filed?.typeCode }
        set { airframe.typeCode = newValue }
    }

    /// Who owns or operates it, in the words of the source.
    package var operatorName: String? {
        get { _airframe.operatorName ?? _airframe.filed?.operatorName }
        set { airframe.operatorName = newValue }
    }

    /// The barometric altitude, else the geometric one, in metres; nil on the ground.
    package var altitude: Double? {
        isOnGround == true ? nil : barometricAltitude ?? geometricAltitude
    }

    /// What kind of aircraft or vehicle it says it is.
    package var category: AircraftCategory? {
        get { _airframe.category }
        set { airframe.category = newValue }
    }

    /// How strong its signal is at a receiver of one's own, in decibels below the strongest (dBFS).
    package var signal: Double? {
        get { _airframe.signal }
        set { airframe.signal = newValue }
    }

    /// The number of messages that a receiver of one's own has heard from it.
    package var messages: Int? {
        get { _airframe.messages }
        set { airframe.messages = newValue }
    }

    /// Whether its altitude cannot be: higher than its kind flies, or on the ground higher than any
    /// airport.
    package var isAltitudeDoubtful: Bool {
        [barometricAltitude, geometricAltitude].contains { altitude in
            guard let altitude else { return false }
            if isOnGround == true { return !(-1_500...6_000).contains(altitude) }
            // No aeroplane flies higher than 22 km; balloons do.
            let isHigh = !(-1_500...22_000).contains(altitude)
            return isHigh
                && !([.balloon, .spacecraft].contains(category) && 0...50_000 ~= altitude)
        }
    }

    /// The emergency of the transponder code, else the one that the source says; nil for none, and
    /// if the aircraft was not heard within the maximum age.
    package var emergency: Emergency? {
        guard isHeard else { return nil }
        return squawk.flatMap(Emergency.init(squawk:)) ?? reportedEmergency
    }

    /// The time between its position and a date, in seconds, at least 0; nil without a position.
    package func positionAge(at date: Date) -> Double? {
        positionTime.map { max(0, date.timeIntervalSince($0)) }
    }
}
