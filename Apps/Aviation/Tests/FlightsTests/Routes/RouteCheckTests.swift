import FlightSamples
import Flights
import Geodesy
import SectionEssentials
import Testing

@Suite struct RouteCheckTests {
    /// Madrid to London and back, about 1250 km each way.
    private let madrid = stop("LEMD", 40.47, -3.56)
    private let london = stop("EGLL", 51.47, -0.45)

    @Test func `an aircraft on the great circle that flies to the end is plausible`() throws {
        let check = try check([madrid, london], at: (46, -2.1), track: 12)

        #expect(check.verdict == .plausible)
        let (length, flown) = (try #require(check.length), try #require(check.flown))
        let toGo = try #require(check.toGo)
        #expect(abs(length - 1_245_000) < 5_000)
        #expect(flown + toGo - length < 5_000)
    }

    @Test func `an aircraft that flies back is doubtful`() throws {
        let check = try check([madrid, london], at: (46, -2.1), track: 192)

        #expect(check.verdict == .doubtful(.otherWay))
    }

    @Test func `an aircraft far from the great circle is doubtful, with the detour`() throws {
        let check = try check([madrid, london], at: (46, 14), track: 300)

        guard case .doubtful(.offRoute(let detour)) = check.verdict else {
            Issue.record("The verdict is \(check.verdict).")
            return
        }
        #expect(detour > 1_000_000)
    }

    @Test func `near an airport the track does not matter`() throws {
        let check = try check([madrid, london], at: (51.3, -0.9), track: 250)

        #expect(check.verdict == .plausible)
    }

    @Test(arguments: [(40.5, -3.6, true), (46.0, -2.1, false)])
    func `on the ground it must be at an end of the route`(
        latitude: Double, longitude: Double, isPlausible: Bool
    ) throws {
        let check = try check([madrid, london], at: (latitude, longitude), isOnGround: true)

        #expect((check.verdict == .plausible) == isPlausible)
    }

    @Test func `of several legs the plausible one is taken`() throws {
        let check = try check([madrid, london, madrid], at: (46, -2.1), track: 192)

        #expect(check.verdict == .plausible)
        #expect(check.leg.start.code == "EGLL")
        #expect(check.leg.end.code == "LEMD")
    }

    @Test func `a route between unknown airports is not judged`() throws {
        let nowhere = RouteStop("XXXX", airport: nil)
        let check = try check([madrid, nowhere], at: (46, -2.1), track: 12)

        #expect(check.verdict == .unknown)
        #expect(check.toGo == nil)
    }

    @Test func `a route needs two airports`() {
        #expect(FlightRoute(of: "IBE3170", stops: [madrid]) == nil)
    }

    @Test func `the time to go follows from the distance and the speed`() throws {
        let check = try check([madrid, london], at: (46, -2.1), track: 12)
        var aircraft = Aircraft.sample()
        aircraft.groundSpeed = 250

        #expect(check.timeToGo(aircraft) == check.toGo.map { $0 / 250 })
        aircraft.groundSpeed = 10
        #expect(check.timeToGo(aircraft) == nil)
        aircraft.groundSpeed = nil
        #expect(check.timeToGo(aircraft) == nil)
    }

    private func check(
        _ stops: [RouteStop],
        at position: (latitude: Double, longitude: Double),
        track: Double? = nil,
        isOnGround: Bool = false
    ) throws -> RouteCheck {
        let route = try #require(FlightRoute(of: "IBE3170", stops: stops))
        let aircraft = Aircraft.sample {
            $0.position = Coordinate(
                latitude: position.latitude, longitude: position.longitude)
            $0.track = track
            $0.isOnGround = isOnGround
        }
        return try #require(RouteCheck(of: route, aircraft))
    }
}

private func stop(_ code: String, _ latitude: Double, _ longitude: Double) -> RouteStop {
    RouteStop(
        code, airport: nil, position: Coordinate(latitude: latitude, longitude: longitude))
}
