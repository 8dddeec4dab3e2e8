import FeatureTesting
import Geodesy
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks

/// Writes recorded tracks as TCX.
struct TCXSurfaceTests {
    private func report(_ track: [[TrackPoint]]) -> Report {
        let map = Map(
            key: "map", title: "The way", on: .empty, points: [],
            lines: [MapLine(track: track, label: "Round")])
        return Report(
            title: "Walk report", source: Report.Source(id: "file", summary: "A file."),
            generatedAt: Date(timeIntervalSince1970: 1_700_000_000),
            sections: [
                SectionSnapshot(id: "track", title: "Track", state: .success([.map(map)]))
            ])
    }

    private func point(_ second: Double?, _ readings: TrackReadings) throws -> TrackPoint {
        TrackPoint(
            try #require(Coordinate(latitude: 47.1 + (second ?? 0) / 1e5, longitude: 8.5)),
            elevation: 410.5,
            time: second.map { Date(timeIntervalSince1970: 1_700_000_000 + $0) },
            readings: readings)
    }

    @Test func `a recorded track comes back whole, with what sensors measured`() throws {
        let track = try [
            [
                point(0, TrackReadings(heartRate: 98, cadence: 55, power: 140)),
                point(10, TrackReadings(heartRate: 101)),
            ],
            [point(60, TrackReadings(power: 0)), point(70, TrackReadings())],
        ]

        let text = try TCXSurface().text(of: report(track))

        let file = try read(text)
        #expect(file.findings == [])
        #expect(file.tracks.map(\.segments) == [track])
    }

    @Test func `points without a time are left out, with a note`() throws {
        let track = try [[point(0, TrackReadings()), point(nil, TrackReadings())]]

        #expect(try read(TCXSurface().text(of: report(track))).tracks[0].pointCount == 1)
        #expect(
            TCXSurface().notes(on: report(track)) == ["1 point has no time; TCX leaves them out."])

        let warm = try [[point(0, TrackReadings(temperature: 20)), point(1, TrackReadings())]]
        #expect(
            TCXSurface().notes(on: report(warm)) == ["TCX has no temperatures; they are left out."])
    }
}
