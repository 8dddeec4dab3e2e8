import Networking
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks

@testable import TrackFeature

/// Measures recorded files of other projects, which are not kept here; `WALK_RECORDINGS` is the path
/// of a folder with them, and their figures as gpxpy and others have them in `expected.json`.
@Suite(.enabled(if: Recordings.folder != nil)) struct RecordingsTests {
    @Test func `recorded files have the figures of other programs`() throws {
        let figures = try Recordings.figures()
        #expect(figures.count > 20)
        for (name, expected) in figures {
            let report = try report(name)
            let points = report.tracks.flatMap(\.track.segments).flatMap { $0 }
            #expect(report.noise.points == 0 && report.noise.metres == 0, "\(name)")
            #expect(expected.isNear("length_haversine_m", report.distance, 0.051), "\(name)")
            #expect(expected.isNear("points", Double(points.count), 0), "\(name)")
            #expect(
                expected.isNear("steps_walked_10m", Double(report.steps.count), 0), "\(name)")
            var steps = Steps()
            let count = report.tracks.flatMap(\.track.segments).reduce(0) { count, segment in
                steps.gap()
                return count + segment.count { steps.take($0) != nil }
            }
            #expect(expected.isNear("steps_fixes", Double(count), 0), "\(name)")
            for (key, value) in [

                ("gpxpy_moving_s", report.sum(\.movingTime)),
                ("ele_min", report.tracks.compactMap(\.measures.elevations?.lowerBound).min()),
                ("ele_max", report.tracks.compactMap(\.measures.elevations?.upperBound).max()),
            ] {
                guard let value else { continue }
                #expect(
                    expected.isNear(key, value, key == "gpxpy_moving_s" ? 1.001 : 0.051),
                    "\(name) \(key) \(value)")
            }
        }
    }

    private func report(_ name: String) throws -> TrackReport {
        let file = try TrackFile.read(try Recordings.body(name))
        var report = TrackReport(query: TrackQuery(files: [name]))
        for (index, track) in file.tracks.enumerated() {
            report.add(track, number: index + 1, file: name)
        }
        report.finish()
        return report
    }
}

/// The folder of recorded files that `WALK_RECORDINGS` names.
private enum Recordings {
    static let folder = ProcessInfo.processInfo.environment["WALK_RECORDINGS"]

    static func body(_ name: String) throws -> Body {
        Body(try Data(contentsOf: URL(filePath: "\(folder ?? "")/gpx/\(name)")))
    }

    /// The numbers that are known of each file with points.
    static func figures() throws -> [String: [String: Double]] {
        let data = try Data(contentsOf: URL(filePath: "\(folder ?? "")/gpx/expected.json"))
        var files: [String: [String: Double]] = [:]
        try JSONReader.read(data) { json in
            _ = json.object { key, json in
                guard key == "files" else { return }
                json.object { name, json in
                    var figures: [String: Double] = [:]
                    json.object { key, json in figures[key.text] = json.number() }
                    if figures["length_haversine_m"] != nil { files[name.text] = figures }
                }
            }
        }
        return files
    }
}

extension [String: Double] {
    fileprivate func isNear(_ key: String, _ value: Double, _ tolerance: Double) -> Bool {
        self[key].map { abs($0 - value) <= tolerance } ?? true
    }
}
