import FeatureTesting
import Foundation
import ReportCLI
import Testing

/// What shells complete for `walk-report`.
@Suite struct CompletionTests {
    @Test func `a walk is completed by the names of the list, while none goes on`() async throws {
        let home = try Home()
        let file = try lake(in: home)

        let none = await home.run(["__complete", "walks", "rename", ""])
        #expect(none.status == .success)
        let added = await home.run(["walks", "add", file.path, "--name", "Lake"])
        #expect(added.status == .success)

        let run = await home.run(["__complete", "walks", "rename", "la"])
        #expect(run.output.split(separator: "\n").dropFirst().first?.hasPrefix("Lake") == true)
    }

    /// A recorded walk in a home folder.
    private func lake(in home: Home) throws -> URL {
        let file = home.folder.url.appending(path: "lake.gpx")
        try Data(
            """
            <gpx><trk><trkseg><trkpt lat="46" lon="14"><time>2026-09-19T08:00:00Z</time></trkpt>
            <trkpt lat="46.01" lon="14"><time>2026-09-19T08:20:00Z</time></trkpt></trkseg></trk></gpx>
            """.utf8
        ).write(to: file)
        return file
    }
}
