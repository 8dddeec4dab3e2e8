import Airports
import Flights
import SectionEssentials
import SectionKit
import WorldMap

/// The watched flights with what each is doing now.
struct WatchList: Equatable, Sendable {
    /// The flights, those with an emergency first, then those that are seen, then by name.
    let entries: [WatchEntry]

    /// Whether the source is a recording.
    let isRecorded: Bool

    /// The warnings about the records and the answers, in plain sentences.
    let warnings: [String]

    init(_ entries: [WatchEntry], isRecorded: Bool = false, warnings: [String] = []) {
        self.entries = entries.sorted { one, other in
            (one.rank, one.name) < (other.rank, other.name)
        }
        self.isRecorded = isRecorded
        self.warnings = warnings
    }
}

/// One watched flight and what it is doing now.
struct WatchEntry: Equatable, Sendable {
    /// The name on the list.
    let name: String

    let note: String?

    /// The aircraft; nil if the source does not see it.
    let flight: Flight?

    /// The airport nearest to the aircraft.
    let nearest: NearestAirport?

    /// When an aircraft that is not seen now was last heard, by the source or by this screen.
    let lastSeen: Date?

    /// What it is doing, worst first; the raw values are those of JSON.
    enum State: String, CaseIterable {
        case emergency
        case airborne
        case onGround = "on ground"
        case seen
        case notSeen = "not seen"
    }

    var state: State {
        guard let aircraft = flight?.aircraft, aircraft.isHeard else { return .notSeen }
        if aircraft.emergency != nil { return .emergency }
        return switch aircraft.isOnGround {
        case true?: .onGround
        case false?: .airborne
        case nil: .seen
        }
    }

    fileprivate var rank: Int { State.allCases.firstIndex(of: state) ?? 0 }
}

extension WatchList {
    /// The content of the section: a sentence, the table and the map.
    func blocks(in units: UnitSystem) -> [Block] {
        let table = Table(
            of: entries, columns: TableColumn<WatchEntry>.all(in: units), identity: \.name,
            commands: ["flight", WatchListBuilder.remove])
        let map = Map(
            key: "map", title: "Map of the watched flights", on: .naturalEarth,
            points: entries.compactMap(\.point), scale: .altitudes(in: units),
            tones: Map.tones(flights: true), table: table.key,
            says: ["Where", "Altitude", "type"], isCompanion: true)
        return [summary, .table(table), .map(map)]
    }

    private var summary: Block {
        if entries.isEmpty {
            return .notice(
                Notice(
                    .info,
                    "No flights are watched yet. Add one with 'flight-report watch add IBE123'."))
        }
        let seen = entries.count { $0.state != .notSeen }
        let place = isRecorded ? "in the recording, which is not live" : "seen now"
        return .paragraph(
            InlineText("\(seen.grouped) of \(entries.count.counted("flight", "flights")) \(place).")
        )
    }
}

extension WatchEntry {
    /// A sentence with what it is doing, such as "IBE123 is in the air at 35,000 ft".
    func sentence(in units: UnitSystem) -> String {
        guard let flight, flight.aircraft.isHeard else { return "\(name) is not seen." }
        let aircraft = flight.aircraft
        let words = [
            state.words, near(in: units) { "\($0.name) (\($0.code))" },
            aircraft.isOnGround == true
                ? nil : units.altitude(aircraft.altitude).measureWords.map { "at \($0)" },
        ]
        let emergency = aircraft.emergencyWords.map { ", \($0)" } ?? ""
        return "\(name) is \(words.compactMap(\.self).joined(separator: " "))\(emergency)"
            + "\(flight.heardWords)."
    }

    /// Where it is from the nearest airport, such as "12 NM north of MAD".
    func near(in units: UnitSystem, _ named: (Airport) -> String) -> String? {
        guard let nearest else { return nil }
        let airport = named(nearest.airport)
        guard nearest.distance > 3_000, let compass = Compass(degrees: nearest.bearing),
            let distance = units.distance(nearest.distance).measureWords
        else { return "at \(airport)" }
        return "\(distance) \(compass.rawValue) of \(airport)"
    }

    var point: MapPoint? {
        guard let flight, let point = MapPoint(flight.aircraft) else { return nil }
        return MapPoint(
            point.coordinate, label: name, tone: point.tone, heading: point.heading,
            priority: point.priority, row: name, value: point.value)
    }
}

extension WatchEntry.State {
    /// What it is doing, for a sentence.
    var words: String {
        switch self {
        case .emergency: "in an emergency"
        case .airborne: "in the air"
        case .onGround: "on the ground"
        case .seen: "seen"
        case .notSeen: "not seen"
        }
    }
}
