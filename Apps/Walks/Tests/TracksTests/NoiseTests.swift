import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

@Suite struct NoiseTests {
    private let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// A point on the meridian 10°; 0.001 degrees are 111.2 m.
    private func point(_ latitude: Double, after seconds: Double? = nil) throws -> TrackPoint {
        try #require(WalkSamples.point(latitude, 10, time: seconds.map { start + $0 }))
    }

    /// A way to the north with one point each second.
    private func way(
        metresPerSecond speed: Double, every seconds: Double = 1, count: Int = 50
    ) throws -> [TrackPoint] {
        try (0..<count).map {
            try point(
                10 + Double($0) * seconds * speed / 111_195, after: Double($0) * seconds)
        }
    }

    @Test(arguments: [0, 30, 60, 89.99], [0.0003, 0.0005, 0.00089, 0.001])
    func `a point is nearby only if it is closer than the distance`(
        latitude: Double, degrees: Double
    ) throws {
        let here = try #require(WalkSamples.point(latitude, 10)).coordinate
        for (north, east) in [(degrees, 0), (0, degrees), (degrees / 2, degrees / 2)] {
            let there = try #require(WalkSamples.point(latitude + north, 10 + east)).coordinate
            let isNearby = here.isNearby(there, within: 100)
            #expect(!isNearby || here.haversineDistance(to: there) < 100)
            #expect(isNearby == (degrees < 0.0009))
        }
    }

    @Test(arguments: [0.0, 1.4, 8, 40, 90, 300, 380], [0.5, 1, 5, 30, 120])
    func `a way at any speed of a vehicle stays whole`(speed: Double, every: Double) throws {
        let track = Track(segments: [try way(metresPerSecond: speed, every: every)])
        let result = track.withoutNoise()
        #expect(result.track == track)
        #expect(result.noise == 0)
    }

    @Test(arguments: [1, 2, 25, 48, 49])
    func `a jump of 1000 km and back is left out`(index: Int) throws {
        var points = try way(metresPerSecond: 1.4)
        let whole = points
        points[index] = try point(20, after: Double(index))
        let result = Track(segments: [points]).withoutNoise()
        #expect(result.noise == 1)
        #expect(
            result.track.segments == [
                whole.enumerated().filter { $0.offset != index }.map(\.element)
            ])
    }

    @Test func `a wrong first point is left out`() throws {
        var points = try way(metresPerSecond: 1.4)
        points[0] = try point(20, after: 0)
        let result = Track(segments: [points]).withoutNoise()
        #expect(result.noise == 1)
        #expect(result.track.segments == [Array(points.dropFirst())])
    }

    @Test func `a jump of 300 m and back within seconds is left out`() throws {
        var points = try way(metresPerSecond: 1.4)
        points[20] = try point(10.003, after: 20)
        #expect(Track(segments: [points]).withoutNoise().noise == 1)
    }

    @Test func `without times, only a jump of more than 100 km and back is left out`() throws {
        let near = try [10, 10.001, 10.5, 10.002].map { try point($0) }
        #expect(Track(segments: [near]).withoutNoise().noise == 0)
        let far = try [10, 10.001, 12, 10.002].map { try point($0) }
        #expect(Track(segments: [far]).withoutNoise().noise == 1)
        let journey = try [10, 12, 14, 16].map { try point($0) }
        #expect(Track(segments: [journey]).withoutNoise().noise == 0)
    }

    @Test func `points at 0, 0 are left out, also at the start and several of them`() throws {
        let nowhere = try #require(WalkSamples.point(0, 0))
        let way = try way(metresPerSecond: 1.4)
        let points = [nowhere, nowhere] + way.prefix(20) + [nowhere] + way.dropFirst(20)
        let result = Track(segments: [points]).withoutNoise()
        #expect(result.noise == 3)
        #expect(result.track.segments == [way])
    }

    @Test func `a way that goes on at the far end of a jump is divided there`() throws {
        let way = try way(metresPerSecond: 1.4, count: 10)
        let far = try (10..<20).map { try point(20 + Double($0) / 100_000, after: Double($0)) }
        let result = Track(segments: [way + far]).withoutNoise()
        #expect(result.noise == 0)
        #expect(result.track.segments == [way, far])
    }

    @Test func `times that make every leg impossible are ignored`() throws {
        let points = try (0..<20).map { try point(10 + Double($0) / 100, after: Double($0)) }
        let track = Track(segments: [points])
        #expect(track.withoutNoise().track == track)
    }

    @Test func `points pass at once, but for the first and those after a fast leg`() throws {
        var filter = NoiseFilter()
        let points = try [(10.0, 0.0), (10.00001, 1), (10.00002, 2), (10.002, 3), (10.00003, 4)]
            .map { try point($0.0, after: $0.1) }
        let passed = points.map { point in
            filter.take(point)
            var events: [NoiseFilter.Event] = []
            while let event = filter.next() { events.append(event) }
            return events
        }
        #expect(
            passed == [
                [], [.point(points[0]), .point(points[1])], [.point(points[2])], [],
                [.noise(points[3]), .point(points[4])],
            ])
    }

    @Test func `a single point is no noise`() throws {
        let track = Track(segments: [[try point(50)]])
        #expect(track.withoutNoise().track == track)
    }

    @Test func `without times, a last point on another continent is left out`() throws {
        let points = try [10.0, 10.001].map { try point($0) }
        let far = try #require(WalkSamples.point(10, 100))
        let result = Track(segments: [points + [far]]).withoutNoise()
        #expect(result.noise == 1)
        #expect(result.track.segments == [points])
    }

    @Test func `without times, a plan from city to city stays whole`() throws {
        let cities = try [0.0, 30, 75, 140].map { try #require(WalkSamples.point(50, $0)) }
        let track = Track(segments: [cities])
        #expect(track.withoutNoise().track == track)
        let pair = Track(segments: [Array(cities.prefix(2))])
        #expect(pair.withoutNoise().track == pair)
    }

    @Test func `without times, a way that goes on far away has a gap`() throws {
        let near = try [10.0, 10.001, 10.002].map { try point($0) }
        let far = try [60.0, 60.001, 60.002].map { try point($0) }
        let result = Track(segments: [near + far]).withoutNoise()
        #expect(result.noise == 0)
        #expect(result.track.segments == [near, far])
    }
}

/// Jumps that are too fast for how a track moves.
@Suite struct ActivityTests {
    /// A way with a point every ten seconds, with legs of some metres.
    private func track(_ legs: [Double]) throws -> Track {
        var (latitude, points) = (46.0, [TrackPoint]())
        for (index, metres) in ([0] + legs).enumerated() {
            latitude += metres / 111_195
            let time = Date(timeIntervalSince1970: 1_717_200_000 + 10 * Double(index))
            points.append(try #require(WalkSamples.point(latitude, 14, time: time)))
        }
        return Track(segments: [points])
    }

    private let walk = Array(repeating: 15.0, count: 40)

    @Test func `a leg of two kilometres in ten seconds is not walked, and is counted`() throws {
        let track = try track(walk + [2_246] + walk)
        let clean = track.withoutNoise()
        #expect(clean.activity == .walk)
        #expect(clean.track.segments.map(\.count) == [41, 41])
        #expect(abs(clean.noiseMetres - 2_246) < 1)
        #expect(abs(clean.track.length + clean.noiseMetres - track.length) < 0.001)
    }

    @Test func `a ride on a bus during a walk stays`() throws {
        let track = try track(walk + Array(repeating: 150, count: 20) + walk + walk + walk + walk)
        let clean = track.withoutNoise(.walk)
        #expect(clean.track == track)
        #expect(clean.noiseMetres == 0)
    }

    // In metres for ten seconds: 5, 15, 16, 32, 90 and 792 km/h.
    @Test(arguments: [
        (14.0, Activity.walk), (41.5, .walk), (44.5, .ride), (90, .ride), (250, .drive),
        (2_200, .fly),
    ])
    func `how a track moves is found by its speeds`(metres: Double, activity: Activity) throws {
        #expect(Activity(of: try track(Array(repeating: metres, count: 30))) == activity)
    }

    @Test func `a ride of 16 km/h is no walk, however slow its hills are`() throws {
        // As of a bicycle computer: a quarter below 12.5 km/h, a half below 16.5, most below 21.
        let legs: [Double] = [28, 34, 40, 46, 47, 48, 50, 53, 56, 58]
        #expect(Activity(of: try track(legs + legs + legs)) == .ride)
    }

    @Test func `a run of ten kilometres in 37 minutes is what its file says`() throws {
        let segments = try track(Array(repeating: 45, count: 60)).segments
        #expect(Activity(of: Track(activity: .walk, segments: segments)) == .walk)
        #expect(Activity(of: Track(activity: .drive, segments: segments)) == .drive)
    }

    @Test func `nobody runs at 25 km/h, whatever the file says`() throws {
        let segments = try track(Array(repeating: 69, count: 60)).segments
        #expect(Activity(of: Track(activity: .walk, segments: segments)) == .ride)
        let still = Track(activity: .ride, segments: [Array(segments[0].prefix(1))])
        #expect(Activity(of: still) == .ride)
    }

    @Test(arguments: [
        ("Biking", Activity.ride), ("cycling", .ride), ("mountain_biking", .ride),
        ("cross_country_skiing", .ride), ("Running", .walk), ("trail_running", .walk),
        ("Hiking", .walk), ("hang_gliding", .fly), ("driving", .drive), ("Motorcycling", .drive),
    ])
    func `the name of a sport says how it moves`(sport: String, activity: Activity) {
        #expect(Activity(sport: sport) == activity)
    }

    @Test(arguments: ["swimming", "Other", "9", ""])
    func `some names say nothing on it`(sport: String) {
        #expect(Activity(sport: sport) == nil)
    }

    @Test func `a person says how it moved`() throws {
        let track = try track(walk + [500] + walk)
        #expect(track.withoutNoise(.drive).noiseMetres == 0)
        #expect(track.withoutNoise(.walk).noiseMetres > 499)
    }

    @Test func `a plan has no noise`() throws {
        let plan = Track(kind: .route, segments: try track(walk + [90_000] + walk).segments)
        #expect(plan.withoutNoise().track == plan)
    }
}
