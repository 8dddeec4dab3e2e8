package import Networking
package import SectionEssentials
import SectionKit

/// The aircraft of one response, in any of the JSON formats.
///
/// An object with `states` is from OpenSky, one with `ac` from adsb.lol, and one with `aircraft` from
/// readsb, dump1090 or tar1090.
package struct SkyEntity: Sendable {
    /// The ages of a position and of the last contact in seconds, which count from the time of the
    /// response.
    struct Ages: Equatable {
        var position: Double?
        var contact: Double?
    }

    private var aircraft: [Aircraft] = []

    /// The ages of the aircraft at places in the list, if the source says ages instead of times.
    private var ages: [(place: Int, ages: Ages)] = []

    /// The flights of a list of OpenSky's past flights.
    private(set) var pastFlights: [PastFlight] = []

    /// The time of the response, if it says it.
    package var time: Date?

    /// The number of records that could not be read.
    package var dropped = 0

    package init() {}

    /// Reads an aircraft of OpenSky; false for a record that could not be read.
    mutating func appendState(_ json: inout JSONReader) -> Bool {
        // It is read in its place: the aircraft of the whole world are not moved.
        append(.unread)
        let isRead = aircraft[aircraft.count - 1].read(openSkyState: &json)
        if !isRead { aircraft.removeLast() }
        return isRead
    }

    /// Reads an aircraft of readsb; false for a record that could not be read.
    mutating func appendReadsb(_ json: inout JSONReader) -> Bool {
        guard let heard = ReadsbAircraft(json: &json) else { return false }
        if heard.hasAges {
            ages.append(
                (aircraft.count, Ages(position: heard.positionAge, contact: heard.contactAge)))
        }
        if let flight = heard.pastFlight { pastFlights.append(flight) }
        append(heard.aircraft)
        return true
    }

    private mutating func append(_ new: consuming Aircraft) {
        // A list that is longer than a screen may have the whole world. It is not copied to grow,
        // and memory that nobody writes to is not used.
        if aircraft.count == Self.longList { aircraft.reserveCapacity(Self.world) }
        aircraft.append(new)
    }

    private static let longList = 256
    private static let world = 16_384

    /// Removes the aircraft that was just added.
    mutating func removeLast() {
        aircraft.removeLast()
        if ages.last?.place == aircraft.count { ages.removeLast() }
        if pastFlights.count > aircraft.count { pastFlights.removeLast() }
    }

    /// Adds what was read of the second half of a response.
    mutating func join(_ other: consuming SkyEntity) {
        let first = aircraft.count
        for (place, ages) in other.ages { self.ages.append((first + place, ages)) }
        aircraft += other.aircraft
        pastFlights += other.pastFlights
        time = other.time ?? time
        dropped += other.dropped
    }

    /// Reads the time of the response: OpenSky's `time` in seconds, or readsb's `now` in seconds or
    /// milliseconds.
    mutating func readMember(_ key: JSONText, _ json: inout JSONReader) {
        guard key == "now" || key == "time", let number = json.number() else { return }
        time = AircraftValues.time(number > 1e11 ? number / 1_000 : number) ?? time
    }

    /// Converts the response to the domain.
    ///
    /// - Parameters:
    ///   - received: the time of a response that does not say it.
    ///   - isRecorded: whether the ages count from the time of the response.
    package consuming func sky(receivedAt received: Date, isRecorded: Bool = false) -> Sky {
        // A list of past flights is of the time when the last of them ended.
        let time = time ?? pastFlights.map(\.lastSeen).max() ?? received
        for (place, ages) in ages {
            if aircraft[place].position != nil {
                aircraft[place].positionTime = ages.position.map { time.addingTimeInterval(-$0) }
            }
            aircraft[place].lastContact = ages.contact.map { time.addingTimeInterval(-$0) }
        }
        return Sky(
            aircraft.latestOfEachAddress, at: time, isRecorded: isRecorded,
            warnings: [dropped.warning("aircraft", "aircraft")].compactMap(\.self))
    }
}

extension SkyEntity: Equatable {
    package static func == (one: SkyEntity, other: SkyEntity) -> Bool {
        one.aircraft == other.aircraft && one.ages.elementsEqual(other.ages, by: ==)
            && one.pastFlights == other.pastFlights
            && one.time == other.time && one.dropped == other.dropped
    }
}

extension Resource where Value == SkyEntity {
    /// OpenSky's states: `{"time": …, "states": [[…], …]}`; null for no states.
    package static func openSkyStates(at endpoint: Endpoint, freshness: Duration? = nil) -> Self {
        sky(at: endpoint, freshness: freshness, under: ["states"])
    }

    /// The aircraft of readsb, dump1090, tar1090 (`aircraft`) or adsb.lol (`ac`).
    package static func readsb(at endpoint: Endpoint, freshness: Duration? = nil) -> Self {
        sky(at: endpoint, freshness: freshness, under: ["ac", "aircraft"])
    }

    /// The list of the first dump1090, which has no name and no time.
    package static func readsbList(at endpoint: Endpoint) -> Self {
        sky(at: endpoint, freshness: nil, under: [])
    }

    private static func sky(
        at endpoint: Endpoint,
        freshness: Duration?,
        under members: [String]
    ) -> Self {
        let isStates = members == ["states"]
        return .list(
            of: endpoint, called: "aircraft", freshness: freshness, into: SkyEntity(),
            under: members,
            append: { sky, _, json in
                isStates ? sky.appendState(&json) : sky.appendReadsb(&json)
            },
            removeLast: { sky, _ in sky.removeLast() },
            drop: { $0.dropped += 1 },
            readMember: { sky, key, json in sky.readMember(key, &json) },
            join: { sky, other in sky.join(other) })
    }
}

extension Int {
    /// Returns a warning with a number of unreadable records; nil for 0.
    func warning(_ one: String, _ many: String) -> String? {
        guard self > 0 else { return nil }
        return "\(counted(one, many)) could not be read and \(self == 1 ? "is" : "are") left out."
    }
}
