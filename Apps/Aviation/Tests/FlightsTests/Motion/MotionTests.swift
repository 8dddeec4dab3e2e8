import AirportSamples
import FlightSamples
import Flights
import Geodesy
import SectionEssentials
import SectionKit
import Testing

@Suite struct MotionTests {
    private let start = Coordinate(latitude: 50, longitude: 8)
    private let time = Sky.sampleTime

    @Test func `an aircraft moves on by speed and track`() throws {
        let moved = flying().moved(to: time.addingTimeInterval(30), since: time)

        let position = try #require(moved.position)
        let way = Geodesic(from: try #require(start), to: position)
        #expect(abs(way.distance - 6000) < 0.001)
        #expect(abs(way.initialBearing - 45) < 0.001)
        #expect(moved.isPositionComputed)
        #expect(moved.positionTime == time)
        #expect(moved.positionAge(at: time.addingTimeInterval(30)) == 30)
    }

    @Test func `an aircraft stays where it is on the ground, or if too little is known`() {
        let later = time.addingTimeInterval(30)
        let stays = [
            flying { $0.isOnGround = true }, flying { $0.groundSpeed = nil },
            flying { $0.track = nil }, flying { $0.position = nil },
            flying { $0.positionTime = nil }, flying { $0.groundSpeed = .nan },
        ]

        for aircraft in stays {
            let moved = aircraft.moved(to: later, since: time)
            #expect(moved.position == aircraft.position)
            #expect(!moved.isPositionComputed)
        }
    }

    @Test func `a position that becomes old stops`() {
        let minute = flying().moved(to: time.addingTimeInterval(60), since: time)
        let hour = flying().moved(to: time.addingTimeInterval(3600), since: time)

        #expect(minute.position != start)
        #expect(hour.position == minute.position)
    }

    @Test func `a position that was old when it was loaded does not move`() {
        let loaded = time.addingTimeInterval(61)

        #expect(flying().moved(to: time.addingTimeInterval(70), since: loaded) == flying())
    }

    @Test(arguments: [0, -5])
    func `no position moves back`(seconds: Double) {
        let aircraft = flying()

        #expect(aircraft.moved(to: time.addingTimeInterval(seconds), since: time) == aircraft)
    }

    private func flying(set: (inout Aircraft) -> Void = { _ in }) -> Aircraft {
        .sample {
            $0.position = start
            $0.positionTime = time
            $0.isOnGround = false
            $0.groundSpeed = 200
            $0.track = 45
            set(&$0)
        }
    }
}
