import Airports
import FlightSamples
import Geodesy
import SectionEssentials
import SectionKit
import Testing

@testable import Flights

/// Where aircraft have been since a program started to watch.
@Suite struct SkyTrailsTests {
    private let start = Sky.sampleTime

    /// A sky with one aircraft that flies north, some seconds after the start.
    private func sky(_ seconds: Double, _ address: String = "4ca4e5", heard: Double = 1) -> Sky {
        let time = start + seconds
        let aircraft = Aircraft.sample(address) {
            $0.position = Coordinate(latitude: 40 + seconds / 1_000, longitude: 10)
            $0.positionTime = time - heard
            $0.lastContact = time - heard
        }
        return Sky([aircraft], at: time)
    }

    private func add(_ sky: Sky, to trails: SkyTrails) {
        trails.add(sky.counting(at: sky.time))
    }

    @Test func `each load adds a position, and the same position once`() {
        let trails = SkyTrails()
        for seconds in [0.0, 2, 4] { add(sky(seconds), to: trails) }
        add(sky(4), to: trails)

        let track = trails.trails(of: sky(6).aircraft).values.first
        #expect(track?.points.map(\.time) == [-1, 1, 3].map { start + $0 })
    }

    @Test func `one position is no trail, and neither are old positions and recordings`() {
        let trails = SkyTrails()
        add(sky(0), to: trails)
        add(sky(2, heard: 100), to: trails)
        var recording = sky(4)
        recording.isRecorded = true
        add(recording, to: trails)

        #expect(trails.trails(of: sky(6).aircraft).isEmpty)
    }

    @Test func `a trail is thinned, and is forgotten when nothing is heard`() {
        let trails = SkyTrails()
        for seconds in 0..<1_000 { add(sky(Double(seconds)), to: trails) }
        let count = trails.trails(of: sky(0).aircraft).values.first?.points.count ?? 0
        #expect((100...240).contains(count))

        add(sky(2_000, "4ca4e6"), to: trails)
        #expect(trails.trails(of: sky(0).aircraft).isEmpty)
    }

    @Test func `of many aircraft each has a shorter trail, so that they fill no memory`() {
        let trails = SkyTrails()
        var sky = sky(0)
        for seconds in 0..<90 {
            let time = start + Double(seconds)
            let aircraft = (0..<3_000).map { number in
                Aircraft.sample("\(String(0x400000 + number, radix: 16))") {
                    $0.position = Coordinate(latitude: 40 + Double(seconds) / 1_000, longitude: 10)
                    ($0.positionTime, $0.lastContact) = (time, time)
                }
            }
            sky = Sky(aircraft, at: time)
            add(sky, to: trails)
        }

        let counts = trails.trails(of: sky.aircraft).values.map(\.points.count)
        #expect(counts.count == 3_000)
        #expect(counts.reduce(0, +) <= 120_000)
        #expect(counts.min() ?? 0 >= 20)
    }

    @Test func `the flights of a list have their trails as lines of the map`() throws {
        let trails = SkyTrails()
        for seconds in [0.0, 60] { add(sky(seconds), to: trails) }
        let names = try FlightQueryNames(
            FlightQuery(), airports: [], countries: Countries([]), directory: DirectorySample())
        let tables = FlightTables(DirectorySample(), countries: Countries([]))

        let list = FlightList(sky(60), names, tables, trails: trails, at: start + 60)

        #expect(list.trailLines.map(\.row) == ["4ca4e5"])
        #expect(list.trailLines.first?.segments.map(\.count) == [2])
        let untracked = FlightList(sky(60), names, tables, at: start + 60)
        #expect(untracked.trailLines.isEmpty)
    }
}
