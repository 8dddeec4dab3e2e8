import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples

/// How far ways go up and down, against ways whose climb is known.
@Suite struct ClimbTests {
    /// A way to the north with a point every some metres, whose heights are a function of the way.
    private func track(
        of metres: Double, every step: Double, noise: Double = 0,
        _ height: (Double) -> Double
    ) throws -> Track {
        var chance = Chance(seed: 38)
        let points = try stride(from: 0, through: metres, by: step).map { way in
            try #require(
                WalkSamples.point(
                    10 + way / 111_195, 10, elevation: height(way) + noise * chance.normal()))
        }
        return Track(segments: [points])
    }

    /// Five hills of a height, each a kilometre long.
    private func hills(_ height: Double) -> (Double) -> Double {
        { way in
            let share = (way / 1_000).truncatingRemainder(dividingBy: 1)
            return 200 + height * (share < 0.5 ? 2 * share : 2 - 2 * share)
        }
    }

    @Test(arguments: [1.4, 5, 10, 25])
    func `without noise, hills are as high as they are`(step: Double) throws {
        let climb = try #require(
            ClimbProfile(of: try track(of: 5_000, every: step, hills(40))).climb)
        #expect(abs(climb.ascent - 200) < 10)
        #expect(abs(climb.descent - 200) < 10)
    }

    @Test(arguments: [1.4, 5, 10, 20])
    func `three metres of noise do not add up on a flat way`(step: Double) throws {
        let flat = try track(of: 10_000, every: step, noise: 3) { _ in 100 }
        let climb = try #require(ClimbProfile(of: flat).climb)
        #expect(climb.ascent < 25, "\(step)")
        #expect(climb.descent < 25, "\(step)")
    }

    @Test func `the wind at a barometer does not add up on a ride`() throws {
        // Half a metre of noise that lasts for some seconds, which neighbours do not show.
        var (chance, gust) = (Chance(seed: 9), 0.0)
        let flat = try track(of: 20_000, every: 8) { _ in
            gust = 0.7 * gust + 0.36 * chance.normal()
            return 100 + gust
        }
        let climb = try #require(ClimbProfile(of: flat).climb)
        #expect(climb.ascent < 15, "\(climb.ascent)")
    }

    @Test(arguments: [1.4, 5, 10])
    func `hills are found under the noise`(step: Double) throws {
        let climb = try #require(
            ClimbProfile(of: try track(of: 5_000, every: step, noise: 2, hills(60))).climb)
        #expect(abs(climb.ascent - 300) < 30, "\(climb.ascent)")
        #expect(abs(climb.descent - 300) < 30, "\(climb.descent)")
    }

    @Test func `a barometer's rise of three metres counts, and one of one metre does not`() throws {
        let three = try track(of: 1_000, every: 5) { 100 + ($0 > 500 ? 3 : 0) }
        #expect(ClimbProfile(of: three).climb?.ascent == 3)
        let one = try track(of: 1_000, every: 5) { 100 + ($0 > 500 ? 1 : 0) }
        #expect(ClimbProfile(of: one).climb?.ascent == 0)
    }

    @Test func `a person's own threshold is used as it is`() throws {
        let track = try track(of: 1_000, every: 5) { 100 + ($0 > 500 ? 3 : 0) }
        #expect(ClimbProfile(of: track, threshold: 4).climb?.ascent == 0)
        #expect(ClimbProfile(of: track, threshold: 1).threshold == 1)
    }

    @Test func `a change of height between segments is neither ascent nor descent`() throws {
        let parts = try [100.0, 500].map { height in
            try track(of: 100, every: 10) { _ in height }.segments[0]
        }
        #expect(ClimbProfile(of: Track(segments: parts)).climb == Climb())
    }

    @Test func `the climb up to each point grows to the whole`() throws {
        let track = try track(of: 5_000, every: 7, noise: 1, hills(50))
        let profile = ClimbProfile(of: track)
        #expect(profile.progress.count == track.pointCount)
        #expect(profile.progress.last == profile.climb)
        let whole = ClimbProfile(of: track, isWhole: true)
        #expect(whole.climb == profile.climb && whole.progress == [])
        for (one, next) in zip(profile.progress, profile.progress.dropFirst()) {
            #expect(next.ascent >= one.ascent && next.descent >= one.descent)
        }
    }

    @Test func `heights that jump and return are left out, and those of walls are not`() throws {
        var points = try track(of: 500, every: 5) { 300 + $0 / 10 }.segments[0]
        for index in [20, 40, 41] {
            points[index] = TrackPoint(points[index].coordinate, elevation: 0)
        }
        let clean = Track(segments: [points]).withoutNoise()
        #expect(clean.noiseHeights == 3)
        #expect(ClimbProfile(of: clean.track).climb.map { abs($0.ascent - 50) < 3 } == true)
        // A ladder: 40 m up within 10 m, and on from there.
        let wall = try track(of: 500, every: 5) { $0 < 250 ? 300 : 340 }
        #expect(wall.withoutNoise().noiseHeights == 0)
    }
}

/// Numbers that look random and are the same each time.
struct Chance {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number from 0 to below 1.
    mutating func share() -> Double {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return Double(state >> 11) / 9_007_199_254_740_992
    }

    /// A number of the normal distribution, as a sum of twelve.
    mutating func normal() -> Double {
        (0..<12).reduce(-6) { sum, _ in sum + share() }
    }
}
