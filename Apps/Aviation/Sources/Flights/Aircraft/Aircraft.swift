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

extension Aircraft {
    /// A position older than this, in seconds, is old: it is marked, and does not move on.
    private static let oldAge = MaximumAge.usual.seconds

    /// Returns the aircraft where it is at a later time if it keeps its speed and track.
    ///
    /// It stays where it is on the ground, if its speed or track is unknown, and if its position was
    /// old already when it was loaded; a position that becomes old stops.
    ///
    /// - Parameters:
    ///   - now: the time to compute the position for.
    ///   - loaded: the time that its age was counted to when it was loaded.
    package func moved(to now: Date, since loaded: Date) -> Aircraft {
        guard let position = position(at: now, since: loaded) else { return self }
        var moved = self
        moved.position = position
        moved.isPositionComputed = true
        return moved
    }

    /// The computed position at a later time; nil if it does not move.
    func position(at now: Date, since loaded: Date) -> Coordinate? {
        guard isOnGround != true, let position, let groundSpeed, let track, now > loaded,
            let age = positionAge(at: now), let oldest = positionAge(at: loaded),
            age > 0, oldest <= Self.oldAge
        else { return nil }
        return position.destination(bearing: track, distance: groundSpeed * min(age, Self.oldAge))
    }
}

extension [Aircraft] {
    /// The aircraft without earlier reports of the same address; each is where its first report was.
    var latestOfEachAddress: [Aircraft] {
        var places = AddressPlaces(capacity: count)
        // Most lists have each address once, and are not copied.
        var latest = self
        var superseded: [Int] = []
        for place in indices {
            let known = places.place(of: self[place].address, orKeep: place)
            if known == place { continue }
            superseded.append(place)
            if self[place].isAsLate(as: latest[known]) { latest[known] = self[place] }
        }
        if superseded.isEmpty { return latest }
        var rest = superseded[...]
        return latest.indices.compactMap { place in
            guard rest.first == place else { return latest[place] }
            rest.removeFirst()
            return nil
        }
    }
}

extension Aircraft {
    /// Whether it was heard at the same time as another report, or later.
    fileprivate func isAsLate(as other: Aircraft) -> Bool {
        guard let otherTime = other.lastContact ?? other.positionTime else { return true }
        return (lastContact ?? positionTime).map { $0 >= otherTime } ?? false
    }
}

/// The places of addresses in a list, found without the general hash function, which takes longer
/// than reading an aircraft.
private struct AddressPlaces {
    private struct Entry {
        var key: UInt32 = 0
        var place: Int32 = -1
    }

    /// At most four fifths of the entries are used; a key that finds its own in use has one of the
    /// next.
    private var entries: [Entry]
    private let shift: UInt32

    /// Creates a table for a number of addresses.
    init(capacity: Int) {
        let bits = Int.bitWidth - (max(capacity, 1) * 5 / 4).leadingZeroBitCount
        entries = Array(repeating: Entry(), count: 1 << bits)
        shift = UInt32(truncatingIfNeeded: 32 - min(bits, 31))
    }

    /// Returns the place of an address; keeps a place for one without any, and returns that.
    mutating func place(of address: AircraftAddress, orKeep place: Int) -> Int {
        let key = address.number | (address.isICAO ? 1 << 24 : 0)
        // Multiplicative hashing by the golden ratio: the highest bits depend on all of the key.
        var index = Int((key &* 0x9E37_79B1) >> shift)
        while entries[index].place >= 0 {
            if entries[index].key == key { return Int(entries[index].place) }
            index = (index + 1) & (entries.count - 1)
        }
        entries[index] = Entry(key: key, place: Int32(truncatingIfNeeded: place))
        return place
    }
}
