import FeatureTesting
import Foundation
import ProgramTesting
import ReportCLI
import Testing

@testable import walk_report

/// Defaults that a person has set for `walk-report`.
@Suite struct DefaultsTests {
    private let home: Home

    init() throws { home = try Home() }

    private func run(
        _ line: String, _ variables: [String: String] = [:]
    ) async -> (status: ExitCode, output: String, errors: String) {
        await home.run(line.split(separator: " ").map(String.init), variables)
    }

    @Test func `units are those of the file, of a variable, or of the command line`() async {
        #expect(await run("config set units imperial").status == .success)

        #expect(await run("walk").output.contains(" mi\n"))
        #expect(await run("walk", ["WALK_REPORT_UNITS": "metric"]).output.contains(" km\n"))
        #expect(await run("walk --units metric").output.contains(" km\n"))
        #expect(await run("formats", ["WALK_REPORT_UNITS": "miles"]).status == .success)
        let wrong = await run("walk", ["WALK_REPORT_UNITS": "miles"])
        #expect(wrong.status == .wrongUsage)
        #expect(
            wrong.errors == "walk-report: WALK_REPORT_UNITS: 'miles' is not valid for --units."
                + " Use metric or imperial.\n")
    }

    @Test func `a default that needs another option is only used with it`() async throws {
        _ = await run("config set camera-zone Europe/Berlin")
        _ = await run("config set gpsd localhost:2947")

        let walk = await run("walk --verbose")
        #expect(walk.status == .success)
        for words in [
            "--camera-zone is left out, from ~/.config/walk-report/config, line 1: --camera-offset"
                + " and --camera-zone need --photos DIR.",
            "--gpsd is left out, from ~/.config/walk-report/config, line 2: --gpsd and --record"
                + " need --live.",
        ] {
            #expect(walk.errors.contains(words))
        }
    }

    @Test(arguments: ["photos-from commons", "yes true", "live true", "record lake.gpx"])
    func `what asks a server or saves a walk is given each time`(setting: String) async throws {
        let run = await run("config set \(setting)")
        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("cannot have a default, because it"))
        #expect(try home.folder.names == [])
    }
}
