import Airports
import Geodesy
package import Networking
package import SectionEssentials

/// adsb.lol, which needs no key, and returns the aircraft around a place or of a name.
///
/// Source: https://api.adsb.lol/docs
package struct ADSBLolService: SkyService {
    /// The largest radius of a request, in nautical miles.
    private static let longestRadius = 250.0

    package init() {}

    package func sky(
        _ selection: SkySelection,
        from request: any BaseRequestInput,
        at now: Date
    ) async throws(RequestError) -> Sky {
        let endpoint = try Self.endpoint(of: selection)
        do throws(RequestError) {
            return try await request.value(of: .readsb(at: endpoint)).sky(receivedAt: now)
        } catch {
            // It needs no token, whatever a 403 means elsewhere.
            guard case .status(403) = error else { throw error }
            throw .advised(
                error,
                recovery: "adsb.lol refuses this program's User-Agent, or requests from this"
                    + " network: update the program, or use another source.")
        }
    }

    /// The endpoint of a selection.
    ///
    /// - Throws: `notAllowed`, with advice, for the whole world and for areas that are too large.
    static func endpoint(of selection: SkySelection) throws(RequestError) -> Endpoint {
        switch selection {
        case .world:
            throw .notOffered(
                "adsb.lol has no list of all aircraft",
                recovery: "Add --near PLACE, or choose --source opensky.")
        case .circle(let center, let radius): return try point(center, radius)
        case .box(let box):
            let longitude = box.west + box.width / 2
            let center = Coordinate(
                latitude: (box.south + box.north) / 2,
                longitude: longitude > 180 ? longitude - 360 : longitude)
            let reach = center.map { SkySelection.circle($0, radius: Earth.meanRadius / 2) }
            guard let center, let reach, reach.covers(selection) else { throw tooLarge }
            let distances = box.corners.map { center.distance(to: $0) }
            return try point(center, distances.max() ?? 0)
        case .addresses(let addresses):
            guard addresses.count == 1, let address = addresses.first else {
                throw .notOffered(
                    "adsb.lol is asked for one aircraft at a time",
                    recovery: "Ask for each of them, or choose --source opensky.")
            }
            return Endpoint("/v2/hex/\(address)")
        case .callSigns(let callSigns):
            // Its server, readsb, takes a list: README-json.md, "find_callsign".
            return Endpoint("/v2/callsign/\(callSigns.joined(separator: ","))")
        case .registration(let registration): return Endpoint("/v2/reg/\(registration)")
        case .type(let code): return Endpoint("/v2/type/\(code)")
        case .squawk(let squawk): return Endpoint("/v2/sqk/\(squawk)")
        case .military: return Endpoint("/v2/mil")
        }
    }

    private static func point(
        _ center: Coordinate,
        _ radius: Double
    ) throws(RequestError) -> Endpoint {
        // Its distances are those on a sphere, which may be longer; a circle that was read from a path
        // has the same path again.
        let miles = max(1, (radius * Coordinate.mostLonger / 1852 - 1e-6).rounded(.up))
        guard radius / 1852 <= longestRadius else { throw tooLarge }
        let (latitude, longitude) = (center.latitude.rounded4, center.longitude.rounded4)
        return Endpoint("/v2/point/\(latitude)/\(longitude)/\(Int(min(miles, longestRadius)))")
    }

    /// The circle of a target such as `/v2/point/50.1/8.6/30`, by distances over the ellipsoid: the
    /// largest one that the service can be asked for counts as a whole.
    package func area(at target: String) -> SkySelection? {
        let numbers = target.split(separator: "/").dropFirst(2).map { Double($0) ?? .nan }
        guard target.hasPrefix("/v2/point/"), numbers.count == 3, numbers[2].isFinite else {
            return nil
        }
        let isLargest = numbers[2] >= Self.longestRadius
        let radius = numbers[2] * 1852 / (isLargest ? 1 : Coordinate.mostLonger)
        return Coordinate(latitude: numbers[0], longitude: numbers[1])
            .map { .circle($0, radius: radius) }
    }

    private static var tooLarge: RequestError {
        .notOffered(
            "adsb.lol shows at most 250 nautical miles around a place",
            recovery: "Choose a smaller area, such as --radius 250nm, or --source opensky.")
    }
}
