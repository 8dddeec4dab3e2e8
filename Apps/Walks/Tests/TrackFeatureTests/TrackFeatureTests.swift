import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples
import Walking

@testable import TrackFeature

/// The feature whole: from the bytes of files to the blocks.
@Suite struct TrackFeatureTests {
    private static let files = [
        "walk.gpx": SampleFiles.walk, "two.gpx": SampleFiles.two, "noisy.gpx": SampleFiles.noisy,
        "/home/mole/private/walk.gpx": SampleFiles.walk,
        "empty.gpx": SampleFiles.gpx(""), "d/empty.gpx": SampleFiles.gpx(""),
        "broken.gpx": Body(Data("<gpx><trk>".utf8)),
    ]

    @Test func `a track has its distance, times, ascent, steps and splits`() async throws {
        let shown = try await load(["files": "walk.gpx"])

        let blocks = try #require(shown.state.content)
        #expect(blocks.text.hasPrefix("Hill <walk>: 2.35 km in 58:00, 92 m up and 96 m down."))
        let facts = blocks.facts
        #expect(facts.number("distance_m").map { Int($0.rounded()) } == 2352)
        #expect(facts.value("duration_s") == .duration(58 * 60))
        #expect(facts.value("moving_time_s") == .duration(46 * 60))
        #expect(facts.value("points") == .integer(49))
        #expect(facts.value("noise_points") == .integer(0))
        #expect(facts.value("steps") == .integer(25))
        #expect(facts.value("file") == .text("walk.gpx"))
        #expect(shown.warnings == [])
    }

    @Test func `a noisy point is left out, and it is said`() async throws {
        let shown = try await load(["files": "noisy.gpx"])

        #expect(
            shown.warnings == [
                "Left out as noise of the receiver: 1 point and 8,672.1 km of jumps."
            ])
        let facts = try #require(shown.state.content).facts
        #expect(facts.value("noise_points") == .integer(1))
        #expect(facts.number("distance_m").map { Int($0.rounded()) } == 1451)
    }

    @Test func `several tracks are listed, and their sums are facts`() async throws {
        let shown = try await load(["files": "two.gpx\u{0}walk.gpx"])

        let blocks = try #require(shown.state.content)
        #expect(blocks.text.hasPrefix("3 tracks: "))
        #expect(blocks.facts.value("tracks") == .integer(3))
        let table = try #require(blocks.table)
        #expect(table.cells("number") == [1, 2, 3].map(Cell.ordinal))
        #expect(table.cells("file") == ["two.gpx", "two.gpx", "walk.gpx"].map(Cell.text))
        #expect(table.cells("duration_s")[1] == .empty)
    }

    @Test func `one of several tracks has its number, and all keys`() async throws {
        let all = try #require(try await load(["files": "two.gpx"]).state.content)
        let one = try #require(try await load(["files": "two.gpx", "track": "2"]).state.content)

        #expect(one.facts.value("name") == .text("Plan"))
        #expect(one.facts.value("duration_s") == .empty)
        #expect(one.facts.machineKeys == all.facts.machineKeys)
    }

    @Test func `a track that is not there is an error`() async throws {
        let shown = try await load(["files": "two.gpx", "track": "3"])

        #expect(
            shown.state.error?.message
                == "The track could not be loaded: there is no track 3, but 2.")
    }

    @Test func `a file that cannot be opened or read is an error with its name`() async throws {
        #expect(
            try await load(["files": "none.gpx"]).state.error?.message
                == "The track could not be loaded: 'none.gpx' cannot be read:"
                + " No such file or directory.")
        let broken = try await load(["files": "broken.gpx"]).state.error
        #expect(
            broken?.message
                == "The track could not be loaded: broken.gpx cannot be read: line 1, column 11:"
                + " the file ends too early.")
        #expect(
            broken?.recovery == "See what is wrong with it: walk-report check 'broken.gpx'")
    }

    @Test func `a file without points is an error`() async throws {
        let shown = try await load(["files": "empty.gpx"])

        #expect(
            shown.state.error?.message
                == "The track could not be loaded: empty.gpx has no point.")
    }

    @Test func `the command that is proposed has the folder of the file`() async throws {
        let error = try await load(["files": "d/empty.gpx"]).state.error

        #expect(error?.message == "The track could not be loaded: empty.gpx has no point.")
        #expect(
            error?.recovery == "See what is wrong with it: walk-report check 'd/empty.gpx'")
    }

    @Test func `a file that cannot be read does not stop the others`() async throws {
        let shown = try await load(["files": "walk.gpx\u{0}broken.gpx\u{0}empty.gpx\u{0}none.gpx"])

        #expect(shown.state.content?.facts.value("points") == .integer(49))
        #expect(shown.warnings.count == 3)
        #expect(shown.warnings[0].hasPrefix("broken.gpx cannot be read: "))
        #expect(shown.warnings[1].hasPrefix("empty.gpx has no point. "))
    }

    @Test func `a page has the name of the track and the day on which it began`() throws {
        let day = Date(timeIntervalSince1970: 1_623_500_000)
        func title(_ time: Date?) throws -> String {
            var report = TrackReport(query: TrackQuery(files: ["hill.gpx"]))
            let points = try [50, 50.001].map {
                try #require(WalkSamples.point($0, 10, time: time))
            }
            report.add(Track(name: "Hill", segments: [points]), number: 1, file: nil)
            return TrackBuilder.section(.sample(), query: report.query)
                .pageTitle(for: report)
        }

        #expect(try title(day) == "Hill, 12 Jun 2021")
        #expect(try title(nil) == "Hill")
    }

    @Test func `a report without one of its files is partial`() {
        var report = TrackReport(query: TrackQuery(files: ["a.gpx", "b.gpx"]))
        let section = TrackBuilder.section(.sample(), query: report.query)
        #expect(!section.isPartial(report))
        report.add(.noPoints(file: "b.gpx"))
        #expect(section.isPartial(report))
    }

    @Test(
        arguments: [
            JSONSurface(), MarkdownSurface(), HTMLSurface(), TerminalSurface(), GPXSurface(),
            GeoJSONSurface(),
        ] as [any Surface])
    func `nothing of what is cut off is in the report`(surface: any Surface) async throws {
        let shown = try await load([
            "files": "/home/mole/private/walk.gpx", "trim-start": "220", "trim-end": "120",
        ])

        let text = try surface.text(
            of: Report(
                title: "Walks", source: Report.Source(id: "walks", summary: "files."),
                generatedAt: GoldenFormat.now, sections: [shown]))
        // The first points, the first minutes, the waypoint at the start, and the folder.
        for secret in [
            "50.0000", "50.0004", "50.0009", "50.00135", "50.0018", "T08:00", "08:03", "Gate",
            "mole", "50.0216", "50.0211",
        ] {
            #expect(!text.contains(secret), "\(secret)")
        }
        #expect(text.contains("Hill"))
    }

    @Test func `what is cut off is said`() async throws {
        let blocks = try #require(
            try await load(["files": "walk.gpx", "trim-start": "220", "trim-end": "1e2"])
                .state.content)

        #expect(
            blocks.text.contains(
                "The first 220 m and the last 100 m are cut off, with 1 waypoint near them."))
        #expect(blocks.facts.number("distance_m").map { Int($0.rounded()) } == 2032)
        #expect(blocks.facts.value("waypoints") == .integer(1))
    }

    @Test func `a track that is shorter than what is cut off is empty`() async throws {
        let blocks = try #require(
            try await load(["files": "walk.gpx", "trim-start": "9000"]).state.content)

        #expect(
            blocks.text.hasPrefix(
                "Nothing is left of Hill <walk>: it is shorter than what is cut off."))
        #expect(blocks.facts.value("start") == .empty)
        #expect(blocks.facts.value("start_position") == .empty)
    }

    @Test func `the made-up walk is shown without a file, and it is said`() async throws {
        let blocks = try #require(try await load([:]).state.content)

        #expect(blocks.text.contains("This walk is made up. Name a file to see yours."))
        #expect(blocks.facts.value("is_made_up") == .boolean(true))
    }

    @Test func `a screen, where no file can be named, says where walks are added`() throws {
        let query = try TrackQuery(OptionValues(["files": "demo"]), isOnScreen: true)

        #expect(
            TrackReport(query: query).blocks.text.contains(
                "This walk is made up. Add one of yours in Walks."))
    }

    @Test(arguments: ["splits", "steps", "points", "tracks"])
    func `a table alone is CSV`(table: String) async throws {
        let shown = try await load(["files": "walk.gpx", "table": table])

        try Golden.verify(GoldenFormat.csv.text(of: shown), "track-\(table).csv")
    }

    @Test(arguments: [
        GoldenFormat.terminal40, .terminal80, .markdown, .json, .outline,
    ])
    func `the output matches the golden files`(format: GoldenFormat) async throws {
        let page = format.text(of: try await load(["files": "walk.gpx"]))

        try Golden.verify(page, "track.\(format.fileExtension)")
    }

    @Test func `several tracks match the golden file in miles`() async throws {
        let shown = try await load(["files": "two.gpx\u{0}walk.gpx", "units": "imperial"])

        try Golden.verify(GoldenFormat.terminal80.text(of: shown), "tracks.terminal-80.txt")
    }

    @Test(arguments: [
        ["track": "0"], ["trim-start": "-1"], ["trim-end": "far"], ["every": "0"],
        ["simplify": "nan"], ["table": "photos"], ["units": "royal"],
    ])
    func `invalid options are refused`(options: [String: String]) {
        #expect(throws: UsageError.self) {
            try TrackBuilder.recipe.make(.sample(), OptionValues(options))
        }
    }

    @Test(arguments: [nil, "splits", "steps", "points", "tracks"])
    func `the recipe passes the recipe check`(table: String?) async throws {
        var options = ["files": "walk.gpx"]
        options["table"] = table
        let check = RecipeCheck(TrackBuilder.recipe, options) { _ in
            WalkDependencies.sample(ContextSpy(files: FilesSpy(bodies: Self.files)))
        }

        #expect(try await check.broken(asking: BaseRequestSpy([:])) == [])
    }

    private func load(_ options: [String: String]) async throws -> SectionSnapshot {
        let demo = Track(
            name: "Demo",
            segments: [
                [
                    try #require(WalkSamples.point(1, 1)),
                    try #require(WalkSamples.point(1, 1.001)),
                ]
            ])
        let dependencies = WalkDependencies.sample(
            ContextSpy(files: FilesSpy(bodies: Self.files)), demo: demo)
        return await (try TrackBuilder.recipe.make(dependencies, OptionValues(options))).loaded()
    }
}

extension [Fact] {
    fileprivate var machineKeys: [String] { filter(\.isForMachines).map(\.key) }

    func value(_ key: String) -> Cell? { first { $0.key == key }?.value }

    fileprivate func number(_ key: String) -> Double? {
        if case .measure(let measure)? = value(key) { measure.value } else { nil }
    }
}
