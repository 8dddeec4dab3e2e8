import FeatureKit
import FeatureTesting
import Networking
import Photos
import SectionEssentials
import SectionKit
import Testing
import Tracks
import WalkSamples
import Walking

@testable import WalkFeature

/// The section of a walk.
@Suite(.timeLimit(.minutes(1))) struct WalkFeatureTests {
    private static let track = Track(
        name: "Lake",
        segments: [
            (0..<5).compactMap {
                WalkSamples.point(
                    46, 14 + Double($0) * 1e-3, elevation: 500 + Double($0) * 10,
                    time: Date(timeIntervalSince1970: 1_800_000_000 + Double($0) * 60))
            }
        ])

    private func section(_ options: [String: String] = [:]) throws -> any SectionKit.Section {
        var options = options
        options["limit"] = options["limit"] ?? "0"
        return try WalkBuilder.recipe.make(
            .walking(demo: Self.track), OptionValues(options))
    }

    @Test func `a walk at once is over when it has loaded`() async throws {
        let walk = try await section().loaded()

        guard case .success(let blocks) = walk.state else {
            Issue.record("\(walk.state)")
            return
        }
        #expect(walk.refreshInterval == nil)
        #expect(blocks.contains { if case .map = $0 { true } else { false } })
        #expect(blocks.contains { if case .lineChart = $0 { true } else { false } })
    }

    @Test(arguments: [
        (["gpsd": "localhost"], "--gpsd and --record need --live."),
        (["record": "a.gpx"], "--gpsd and --record need --live."),
        (
            ["live": "", "speed": "2"],
            "--live follows a receiver: it takes no file, --speed, --track or --trim."
        ),
        (["file": "a.gpx\u{0}b.gpx"], "walk takes one file."),
        (["file": "none.gpx"], "none.gpx is missing."),
    ])
    func `options that contradict each other are refused`(
        options: [String: String],
        message: String
    ) throws {
        #expect(throws: UsageError(message)) { try section(options) }
    }

    @Test func `a file that cannot be read is an error that says what to do`() async throws {
        let section = try WalkBuilder.recipe.make(
            .walking(files: ["a.gpx": Body(constant: "no track")]),
            OptionValues(["file": "a.gpx"]))

        guard case .error(let error) = await section.loaded().state else {
            Issue.record("it has loaded")
            return
        }
        #expect(error.message.hasPrefix("The walk could not be loaded: "))
        #expect(!error.recovery.isEmpty)
    }

    @Test func `only the table of steps is shown if that is asked for`() async throws {
        guard case .success(let blocks) = try await section(["table": "steps"]).loaded().state,
            case .table(let table) = blocks.first
        else {
            Issue.record("there is no table")
            return
        }
        #expect(blocks.count == 1)
        #expect(table.rows.count == 3)
    }

    @Test func `steps and their photos are the newest first, unless --sort says otherwise`()
        async throws
    {
        func shown(_ options: [String: String]) async throws -> [Block] {
            let section = try WalkBuilder.recipe.make(
                .walking(demo: Self.track), OptionValues(options))
            return try #require(await section.loaded().state.content)
        }

        let newest = try await shown([:])
        let oldest = try await shown(["sort": "asc"])

        #expect(newest.table?.cells("step") == [3, 2, 1].map(Cell.integer))
        #expect(oldest.table?.cells("step") == [1, 2, 3].map(Cell.integer))
    }

    @Test(arguments: [(PhotoSource.flickr, 30), (.commons, 45)])
    func `all photos are shown, but no more of Flickr than it permits, the newest first`(
        source: PhotoSource, count: Int
    ) throws {
        var request = WalkRequest(.demo)
        request.photos = source
        let section = try WalkBuilder.section(request, .walking())
        var walk = Walk(name: "Walk", track: Track(segments: []))
        let point = try #require(WalkSamples.point(46, 14, elevation: 500))
        walk.steps = (1...45).map { number in
            WalkStep(
                step: Step(number: number, point: point, distance: 100, previous: nil),
                photo: .failed(.status(500)))
        }
        walk.isOver = true

        let notices = section.body(for: walk).compactMap { block in
            if case .notice(let notice) = block { notice.text.plainText } else { nil }
        }.filter { $0.hasPrefix("Step ") }

        #expect(notices.count == count)
        #expect(notices.first?.hasPrefix("Step 45,") == true)
    }

    @Test func `the profile and the map follow the steps`() async throws {
        guard case .success(let blocks) = try await section().loaded().state else {
            Issue.record("it has not loaded")
            return
        }
        for case .lineChart(let chart) in blocks {
            #expect(chart.rows?.positions.count == 3)
        }
        for case .map(let map) in blocks {
            #expect(map.points.map(\.row) == ["1", "2", "3"])
        }
    }

    @Test func `a person who refreshes asks once more for the photos that failed`() async throws {
        let (wall, lasting) = (Wall(), FeatureMemory())
        func load(isRefresh: Bool, _ memory: FeatureMemory) async throws -> SectionSnapshot {
            try await WalkBuilder.recipe.make(
                .walking(
                    demo: Self.track, photos: wall, isRefresh: isRefresh, memory: memory,
                    loadsAgain: true, lastingMemory: lasting),
                OptionValues(["every": "40"])
            ).loaded()
        }
        func loadToEnd(_ memory: FeatureMemory, isRefresh: Bool = false) async throws
            -> SectionSnapshot
        {
            var snapshot = try await load(isRefresh: isRefresh, memory)
            while snapshot.refreshInterval != nil {
                await Task.yield()
                snapshot = try await load(isRefresh: isRefresh, memory)
            }
            return snapshot
        }
        let first = try await loadToEnd(FeatureMemory())
        #expect(wall.asked.all == [1, 2, 3, 4, 5, 6])
        #expect(
            first.warnings == [
                "The photos of 3 steps could not be loaded: no response came within 10 seconds.",
                "After 3 failures, no more photos were asked for: 1 step has none. Refresh to ask"
                    + " again.",
            ])

        _ = try await loadToEnd(FeatureMemory())
        #expect(wall.asked.all.count == 6)
        wall.mend()
        let last = try await loadToEnd(FeatureMemory(), isRefresh: true)

        #expect(wall.asked.all == [1, 2, 3, 4, 5, 6, 4, 5, 6, 7])
        #expect(last.warnings == [])
    }

    @Test func `a walk is shown in part if photos could not be loaded`() throws {
        let section = try WalkBuilder.recipe.make(.walking(), OptionValues([:]))
        let shown = try #require(section as? WalkSection)
        var walk = Walk(name: "Walk", track: Track(segments: []))
        let point = try #require(WalkSamples.point(46, 14, elevation: 500))
        let step = Step(number: 1, point: point, distance: 100, previous: nil)
        walk.steps = [WalkStep(step: step, photo: .failed(.status(500)))]

        #expect(!shown.isPartial(walk), "The photos may be loaded later.")
        walk.isOver = true
        #expect(shown.isPartial(walk))
        #expect(
            shown.warnings(for: walk) == [
                "The photos of 1 step could not be loaded: the server responded with status 500."
            ])
        walk.steps = [WalkStep(step: step, photo: .nothingHere)]
        #expect(!shown.isPartial(walk))
    }

    @Test func `a walk is shown in part if points of it could not be recorded`() throws {
        let section = try WalkBuilder.recipe.make(.walking(), OptionValues([:]))
        let shown = try #require(section as? WalkSection)
        var walk = Walk(name: "Walk", track: Track(segments: []))
        walk.isRecorded = false

        #expect(!shown.isPartial(walk), "The points may be recorded later.")
        walk.isOver = true
        #expect(shown.isPartial(walk))
    }

    @Test func `only a live walk or one at a speed is live`() throws {
        #expect(try !WalkBuilder.recipe.isLive(OptionValues([:])))
        #expect(try WalkBuilder.recipe.isLive(OptionValues(["live": ""])))
        #expect(try WalkBuilder.recipe.isLive(OptionValues(["speed": "2"])))
    }

    @Test func `content is within the shape that the section declares`() async throws {
        let section = try section()

        guard case .success(let blocks) = await section.loaded().state else {
            Issue.record("it has not loaded")
            return
        }
        #expect(ContentShape(of: blocks).isWithin(section.shape))
    }
}
