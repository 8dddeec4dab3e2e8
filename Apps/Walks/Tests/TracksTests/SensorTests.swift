import Geodesy
import SectionEssentials
import SectionKit
import Testing
import Tracks

/// The speed of a way and what sensors measured on it.
@Suite struct SensorTests {
    /// A way to the north: 10 m in 5 seconds, and from the half on in 10, with a heart that beats
    /// faster there.
    private func track() throws -> Track {
        let points = try (0..<200).map { index in
            let isSlow = index >= 100
            return TrackPoint(
                try #require(Coordinate(latitude: Double(index) * 10 / 111_195, longitude: 0)),
                time: Date(
                    timeIntervalSinceReferenceDate: Double(
                        isSlow ? 500 + (index - 100) * 10 : index * 5)),
                readings: TrackReadings(heartRate: isSlow ? 150 : 120))
        }
        return Track(segments: [points])
    }

    @Test func `averages are those over the time`() throws {
        let sensors = TrackMeasures(of: try track()).sensors

        // 100 points of 5 seconds and 100 of 10, but for the first, which has no time before it.
        let average = try #require(sensors.heartRate.average)
        #expect(abs(average - 140) < 0.2)
        #expect(sensors.heartRate.highest == 150)
        #expect(sensors.power.average == nil)
    }

    @Test func `charts have what is known, each over the whole way`() throws {
        let track = try track()

        let charts = SensorLines(of: track, length: track.length).charts(in: .metric)

        #expect(charts.map(\.title) == ["Heart rate, averaged", "Speed"])
        let speeds = charts[1].series[0].values.compactMap(\.self)
        #expect(abs(speeds[1] - 7.2) < 0.1)
        #expect(abs(speeds[speeds.count - 2] - 3.6) < 0.1)
        #expect(charts[0].series[0].values.first == 120)
        #expect(charts[0].series[0].values.last == 150)
    }

    @Test func `a way without times has no speed`() {
        let points = [0.0, 0.001, 0.002].compactMap { Coordinate(latitude: $0, longitude: 0) }

        let track = Track(segments: [points.map { TrackPoint($0) }])

        #expect(SensorLines(of: track, length: track.length).charts(in: .metric) == [])
    }
}
