import Geodesy
package import Networking
package import SectionEssentials
import SectionKit

/// OpenSky, the only service with the whole world, whose requests cost credits.
///
/// Source: https://openskynetwork.github.io/opensky-api/rest.html
package struct OpenSkyService: SkyService {
    private let note: @Sendable (String) -> Void

    /// Creates a service that tells a person the cost of expensive requests.
    package init(note: @escaping @Sendable (String) -> Void = { _ in }) {
        self.note = note
    }

    package func sky(
        _ selection: SkySelection,
        from request: any BaseRequestInput,
        at now: Date
    ) async throws(RequestError) -> Sky {
        var sky: Sky?
        for endpoint in try Self.endpoints(of: selection) {
            let part = try await request.value(of: .openSkyStates(at: endpoint))
                .sky(receivedAt: now)
            if sky == nil { sky = part } else { sky?.append(part) }
        }
        return sky ?? Sky([], at: now)
    }

    /// The whole world for what OpenSky cannot select; nothing else for what it does not have.
    package func extent(of selection: SkySelection) -> SkySelection {
        switch selection {
        case .addresses, .registration, .type: selection
        default: Self.boxes(of: selection) == nil ? .world : selection
        }
    }

    package func announce(_ selection: SkySelection) {
        let cost = Self.credits(for: selection)
        guard cost > 2 else { return }
        note(Self.cost(of: cost))
    }

    /// The box of a target such as `/states/all?lamin=50&lomin=8&lamax=51&lomax=9`.
    package func area(at target: String) -> SkySelection? {
        guard target.hasPrefix("/states/all?") else { return nil }
        var edges: [Substring: Double] = [:]
        for item in target.dropFirst("/states/all?".count).split(separator: "&") {
            let parts = item.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { edges[parts[0]] = Double(parts[1]) }
        }
        guard let south = edges["lamin"], let west = edges["lomin"], let north = edges["lamax"],
            let east = edges["lomax"]
        else { return nil }
        return GeoBox(south: south, west: west, north: north, east: east).map { .box($0) }
    }

    /// The cost of a request, as a sentence.
    static func cost(of credits: Int) -> String {
        "This request costs \(credits) credits of OpenSky; a day has 400 without an account, and"
            + " 4,000 with one."
    }

    /// The endpoints of a selection, each a box or aircraft; there are two on either side of the date
    /// line.
    ///
    /// - Throws: `notAllowed`, with advice, for what OpenSky does not know of aircraft in flight.
    static func endpoints(of selection: SkySelection) throws(RequestError) -> [Endpoint] {
        switch selection {
        case .registration:
            throw .notOffered(
                "OpenSky's live data has no registrations",
                recovery: "Use the ICAO address or the call sign, or choose --source adsb-lol.")
        case .type:
            throw .notOffered(
                "OpenSky's live data has no types of aircraft",
                recovery: "Choose --source adsb-lol.")
        case .addresses(let addresses):
            guard addresses.allSatisfy(\.isICAO) else {
                throw .notOffered(
                    "OpenSky has only addresses of ICAO",
                    recovery: "Choose --source receiver or adsb-lol.")
            }
            return [states(addresses.map { ("icao24", $0.description) })]
        default:
            guard let boxes = boxes(of: selection) else { return [states([])] }
            return boxes.map { box in
                states([
                    ("lamin", box.south.rounded4), ("lomin", box.west.rounded4),
                    ("lamax", box.north.rounded4), ("lomax", box.east.rounded4),
                ])
            }
        }
    }

    /// The credits that a selection costs: 1 up to 25 square degrees, 2 up to 100, 3 up to 400, and
    /// otherwise 4.
    static func credits(for selection: SkySelection) -> Int {
        if case .addresses = selection { return 1 }
        guard let boxes = boxes(of: selection) else { return 4 }
        return boxes.reduce(0) { sum, box in
            switch box.width * box.height {
            case ...25: sum + 1
            case ...100: sum + 2
            case ...400: sum + 3
            default: sum + 4
            }
        }
    }

    /// The boxes that contain an area; nil for the whole world.
    private static func boxes(of selection: SkySelection) -> [GeoBox]? {
        switch selection {
        case .circle(let center, let radius): GeoBox(around: center, radius: radius)?.parts
        case .box(let box): box == .world ? nil : box.parts
        default: nil
        }
    }

    private static func states(_ query: [(String, String)]) -> Endpoint {
        Endpoint("/states/all", query: query.map { Endpoint.QueryItem($0.0, $0.1) })
    }
}

extension Sky {
    /// Adds the aircraft of another part of the same area, which may repeat some.
    fileprivate mutating func append(_ other: Sky) {
        let known = Set(aircraft.map(\.address))
        aircraft += other.aircraft.filter { !known.contains($0.address) }
        time = min(time, other.time)
        warnings += other.warnings.filter { !warnings.contains($0) }
    }
}
