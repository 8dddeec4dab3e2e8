package import Geodesy
package import Networking
package import RecordStore
package import SectionEssentials

/// How far a receiver has heard aircraft in each direction, and how many in each hour, as it is kept.
package struct ReceivedRange: Equatable, Sendable {
    /// The farthest position in a direction.
    package struct Farthest: Equatable, Sendable {
        package let position: Coordinate

        /// The distance from the receiver in whole metres.
        package let distance: Double

        /// When it was heard, to the second.
        package let time: Date
    }

    /// The number of directions, each of five degrees.
    package static let sectors = 72

    /// Farther than any antenna on the ground hears an aircraft, in metres: beyond, a position was
    /// received wrongly.
    private static let longest = 800_000.0

    /// The most hours that are kept: 31 days.
    private static let mostHours = 744

    /// Where the receiver is.
    package let center: Coordinate

    /// The farthest positions by the number of the direction, from north clockwise.
    package private(set) var farthest: [Int: Farthest] = [:]

    /// The number of aircraft by the hours since 1970.
    package private(set) var hours: [Int: Int] = [:]

    package init(around center: Coordinate) {
        self.center = center
    }

    /// Adds the positions of a sky that were heard now, and returns the aircraft.
    ///
    /// Positions that others computed or passed on say nothing of the antenna.
    package mutating func add(_ sky: Sky) -> [AircraftAddress] {
        var heard: [AircraftAddress] = []
        for aircraft in sky.aircraft where aircraft.isHeard {
            heard.append(aircraft.address)
            guard aircraft.isPlaced, let position = aircraft.position,
                let time = aircraft.positionTime, [nil, .adsb].contains(aircraft.positionSource)
            else { continue }
            let way = Geodesic(from: center, to: position)
            let sector = min(
                Int(clamping: way.initialBearing / 360 * Double(Self.sectors)), Self.sectors - 1)
            guard way.distance <= Self.longest, way.distance > farthest[sector]?.distance ?? 0
            else { continue }
            let second = time.timeIntervalSince1970.rounded()
            farthest[sector] = Farthest(
                position: position, distance: way.distance.rounded(),
                time: Date(timeIntervalSince1970: second))
        }
        return heard
    }

    /// Sets the number of aircraft of an hour, if it is larger than what is known.
    package mutating func count(_ aircraft: Int, at time: Date) {
        let hour = Self.hour(of: time)
        hours[hour] = max(hours[hour] ?? 0, aircraft)
        if hours.count > Self.mostHours {
            hours = hours.filter { $0.key > hour - Self.mostHours }
        }
    }

    /// The number of an hour since 1970.
    package static func hour(of time: Date) -> Int {
        Int(clamping: (time.timeIntervalSince1970 / 3_600).rounded(.down))
    }
}

extension ReceivedRange: StoredRecord {
    package static let kind = RecordKind("receiver-ranges", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var center: Coordinate?
        var (farthest, hours): ([Int: Farthest], [Int: Int]) = ([:], [:])
        json.object { key, json in
            switch key {
            case "center": center = json.numbers.flatMap { Coordinate($0) }
            case "farthest":
                json.array { json in
                    guard let numbers = json.numbers, numbers.count == 5,
                        let sector = Int(exactly: numbers[0]), 0..<Self.sectors ~= sector,
                        let position = Coordinate(Array(numbers[1...2]))
                    else { return }
                    farthest[sector] = Farthest(
                        position: position, distance: numbers[3],
                        time: Date(timeIntervalSince1970: numbers[4]))
                }
            case "hours":
                json.array { json in
                    guard let numbers = json.numbers, numbers.count == 2,
                        let hour = Int(exactly: numbers[0]), let count = Int(exactly: numbers[1])
                    else { return }
                    hours[hour] = count
                }
            default: break
            }
        }
        guard let center else { return nil }
        self.center = center
        self.farthest = farthest
        self.hours = hours
    }

    package var members: [(key: String, value: JSONValue)] {
        func list(_ numbers: [Double]) -> JSONValue { .array(numbers.map { .number($0) }) }
        let rows = farthest.sorted { $0.key < $1.key }.map { sector, far in
            list([
                Double(sector), far.position.latitude, far.position.longitude,
                far.distance, far.time.timeIntervalSince1970,
            ])
        }
        let counts = hours.sorted { $0.key < $1.key }.map { list([Double($0), Double($1)]) }
        return [
            ("center", list([center.latitude, center.longitude])), ("farthest", .array(rows)),
            ("hours", .array(counts)),
        ]
    }
}

extension JSONReader {
    /// Reads an array of numbers; nil for anything else.
    fileprivate var numbers: [Double]? {
        mutating get { list { $0.number() } }
    }
}

extension Coordinate {
    /// The point of a latitude and a longitude; nil for others.
    fileprivate init?(_ numbers: [Double]) {
        guard numbers.count == 2 else { return nil }
        self.init(latitude: numbers[0], longitude: numbers[1])
    }
}
