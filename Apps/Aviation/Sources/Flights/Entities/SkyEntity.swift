package import Essentials
package import Networking
import SectionKit

/// The aircraft of one response, in any of the JSON formats.
///
/// An object with `states` is from OpenSky, one with `ac` from adsb.lol, and one with `aircraft` from
/// readsb, dump1090 or tar1090.
package struct SkyEntity: Equatable, Sendable {
    /// The ages of a position and of the last contact in seconds, which count from the time of the
    /// response.
    struct Ages: Equatable {
        var position: Double?
        var contact: Double?
    }

    private var aircraft: [Aircraft] = []

    /// The ages of each aircraft; nil for one whose times are known.
    private var ages: [Ages?] = []

    /// The time of the response, if it says it.
    package var time: Date?

    /// The number of records that could not be read.
    package var dropped = 0

    package init() {}

    /// Adds an aircraft; nil for a record that could not be read.
    mutating func add(_ record: consuming Record?) {
        switch record {
        case .state(let state):
            aircraft.append(state)
            ages.append(nil)
        case .readsb(let heard):
            aircraft.append(heard.aircraft)
            ages.append(Ages(position: heard.positionAge, contact: heard.contactAge))
        case nil: dropped += 1
        }
    }

    /// An aircraft in one of the formats.
    enum Record {
        case state(Aircraft)
        case readsb(ReadsbAircraft)
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
        let time = time ?? received
        var aircraft = aircraft
        for place in aircraft.indices {
            guard let ages = ages[place] else { continue }
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

extension [Aircraft] {
    /// The aircraft without earlier reports of the same address.
    fileprivate var latestOfEachAddress: [Aircraft] {
        var places: [AircraftAddress: Int] = [:]
        places.reserveCapacity(count)
        var latest: [Aircraft] = []
        latest.reserveCapacity(count)
        for aircraft in self {
            guard let place = places[aircraft.address] else {
                places[aircraft.address] = latest.count
                latest.append(aircraft)
                continue
            }
            if aircraft.isAsLate(as: latest[place]) { latest[place] = aircraft }
        }
        return latest
    }
}

extension Aircraft {
    /// Whether it was heard at the same time as another report, or later.
    fileprivate func isAsLate(as other: Aircraft) -> Bool {
        guard let otherTime = other.lastContact ?? other.positionTime else { return true }
        return (lastContact ?? positionTime).map { $0 >= otherTime } ?? false
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

    private static func sky(
        at endpoint: Endpoint,
        freshness: Duration?,
        under members: [String]
    ) -> Self {
        let isStates = members == ["states"]
        return .list(
            of: endpoint, called: "aircraft", freshness: freshness, into: SkyEntity(),
            under: members,
            read: { _, json in
                isStates
                    ? Aircraft(openSkyState: &json).map(SkyEntity.Record.state)
                    : ReadsbAircraft(json: &json).map(SkyEntity.Record.readsb)
            },
            add: { sky, record, _ in sky.add(record) },
            readMember: { sky, key, json in sky.readMember(key, &json) })
    }
}

extension Int {
    /// Returns a warning with a number of unreadable records; nil for 0.
    func warning(_ one: String, _ many: String) -> String? {
        guard self > 0 else { return nil }
        return "\(counted(one, many)) could not be read and \(self == 1 ? "is" : "are") left out."
    }
}
