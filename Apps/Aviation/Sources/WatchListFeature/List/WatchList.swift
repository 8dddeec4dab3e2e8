import Flights
import SectionEssentials

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
