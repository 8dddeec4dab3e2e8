import FeatureKit
import FeatureTesting
import Networking
import Photos
import RecordStore
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

    @Test(.timeLimit(.minutes(1))) func `the newest walk is shown while it goes on`() async throws {
        let folder = try TemporaryFolder()
        let store = RecordStoreSpy<RecordedWalk> { GoldenFormat.now }
        var context = ContextSpy(stores: [store])
        (context.folder, context.loadsAgain) = (folder.url.path, true)
        let dependencies = WalkDependencies.sample(context)
        let device = DeviceLocation(since: GoldenFormat.now, pause: context.pause)
        let request = WalkRequest(.device(device))
        let session = try WalkStart(request, dependencies).begin()
        dependencies.sessions.keep(session, for: request)
        let sent = try #require(SentPositions("2021-06-15T12:00:00Z 54.46,-3,0,8"))
        #expect(await device.send(sent.positions))
        while try await store.all().records.isEmpty { await Task.yield() }

        let shown = await (try WalkBuilder.recipe.make(dependencies, OptionValues([:]))).loaded()

        #expect(shown.state.content != nil)
        #expect(shown.refreshInterval != nil)
        session.stop()
        await session.finished()
    }

    @Test(arguments: [(true, nil, "Newest"), (true, "demo", "Lake"), (false, nil, "Lake")])
    func `the newest walk stands for a file that is not named, on a screen`(
        isScreen: Bool,
        file: String?,
        name: String
    ) async throws {
        let walks = try [("W1", "old.gpx", 0.0), ("W2", "new.gpx", 2), ("W3", "gone.gpx", 3)]
            .map { id, file, time in
                (
                    try #require(RecordID(id)),
                    RecordedWalk(
                        name: file, file: file, started: Date(timeIntervalSince1970: time))
                )
            }
        let section = try WalkBuilder.recipe.make(
            .walking(
                files: [
                    "old.gpx": Self.file(named: "Old"), "new.gpx": Self.file(named: "Newest"),
                ],
                demo: Self.track,
                list: RecordStoreSpy(Dictionary(uniqueKeysWithValues: walks)) { GoldenFormat.now },
                loadsAgain: isScreen),
            OptionValues(file.map { ["file": $0] } ?? [:]))

        var shown = await section.loaded()
        // What was walked before is there at once.
        if name == "Newest" { #expect(shown.refreshInterval == nil) }
        while shown.refreshInterval != nil { shown = await section.loaded() }

        let content = try #require(shown.state.content)
        let facts = content.compactMap { if case .facts(let facts) = $0 { facts } else { nil } }
        #expect(facts.joined().first { $0.key == "name" }?.value == .text(name))
        let isMadeUp = content.contains {
            if case .notice(let notice) = $0 {
                notice.text.plainText.contains("made up")
            } else {
                false
            }
        }
        #expect(isMadeUp == (name == "Lake"))
    }

    @Sendable private static func file(named name: String) -> Body {
        let point = #"<trkpt lat="46" lon="14"><time>2026-09-19T08:00:00Z</time></trkpt>"#
        let track = "<gpx><trk><name>\(name)</name><trkseg>\(point)</trkseg></trk></gpx>"
        return Body(Data(track.utf8))
    }

    @Test(arguments: [
        (["gpsd": "localhost"], "--gpsd and --record need --live."),
        (["record": "a.gpx"], "--gpsd and --record need --live."),
        (
            ["live": "", "speed": "2"],
            "--live follows a receiver: it takes no file, --speed, --track or --trim."
        ),
        (["file": "a.gpx\u{0}b.gpx"], "walk takes one file."),
    ])
    func `options that contradict each other are refused`(
        options: [String: String],
        message: String
    ) throws {
        #expect(throws: UsageError(message)) { try section(options) }
    }

    @Test(arguments: [
        ("around the lake", "Around the lake"), ("aro", "Around the lake"), ("hill", "Hill"),
        ("hills", "Hills"), ("hill.gpx", "Hill"),
    ])
    func `a walk of the list is opened by its name, the beginning of it, or its file`(
        name: String, shown: String
    ) async throws {
        let content = try #require(try await listed(name).loaded().state.content)
        #expect(content.facts.first { $0.key == "name" }?.value == .text(shown))
    }

    @Test(arguments: [
        ("none.gpx", "'none.gpx'\(Self.noFile)", "Name a file, or a walk of the list."),
        ("around the lace", "'around the lace'\(Self.noFile)", "Did you mean 'Around the lake'?"),
        ("hil", "'hil' can be any of 2 walks", "Name the file: hill.gpx or hills.gpx."),
        ("gone", "'gone.gpx'\(Self.noFile)", "Check the name of the file."),
    ])
    func `a name of no walk, or of several, is an error that says what to do`(
        name: String, reason: String, recovery: String
    ) async throws {
        let error = try await listed(name).loaded().state.error
        #expect(error?.message == "The walk could not be loaded: \(reason).")
        #expect(error?.recovery == recovery)
        // What is of the list, or can be several of it, is there.
        #expect(error?.isNotFound == !["gone", "hil"].contains(name))
    }

    private static let noFile = " cannot be read: No such file or directory"

    /// The section of a file or a walk of a list.
    private func listed(_ name: String) throws -> any SectionKit.Section {
        let names = [
            "lake.gpx": "Around the lake", "hill.gpx": "Hill", "hills.gpx": "Hills",
            "gone.gpx": "Gone",
        ]
        let walks = try names.map { file, name in
            (
                try #require(RecordID(String(file.dropLast(4)))),
                RecordedWalk(name: name, file: file, started: GoldenFormat.now)
            )
        }
        return try WalkBuilder.recipe.make(
            .walking(
                files: names.filter { $0.key != "gone.gpx" }.mapValues(Self.file),
                list: RecordStoreSpy(Dictionary(uniqueKeysWithValues: walks)) { GoldenFormat.now }),
            OptionValues(["file": name]))
    }

    @Test func `a file that cannot be read is an error that says what to do`() async throws {
        let section = try WalkBuilder.recipe.make(
            .walking(files: ["a.gpx": Body(constant: "no track")]),
            OptionValues(["file": "a.gpx"]))

        guard case .error(let error) = await section.loaded().state else {
            Issue.record("it has loaded")
            return
        }
        #expect(error.message.hasPrefix("The walk could not be loaded: a.gpx cannot be read: "))
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

    @Test func `a walk that is over has its steps in its order, unless --sort says otherwise`()
        async throws
    {
        func shown(_ options: [String: String]) async throws -> [Block] {
            let section = try WalkBuilder.recipe.make(
                .walking(demo: Self.track), OptionValues(options))
            return try #require(await section.loaded().state.content)
        }

        let oldest = try await shown([:])
        let newest = try await shown(["sort": "desc"])

        #expect(newest.table?.cells("step") == [3, 2, 1].map(Cell.ordinal))
        #expect(oldest.table?.cells("step") == [1, 2, 3].map(Cell.ordinal))
    }

    /// A walk with a step and a photo for each picture; nil for one that may not be copied.
    private static func walk(
        photos pictures: [Data?], notice: String? = nil, isOver: Bool = true
    ) throws -> Walk {
        var walk = Walk(name: "Walk", track: Track(segments: []))
        let point = try #require(WalkSamples.point(46, 14, elevation: 500))
        let link = try #require(WebLink("https://photos.example/1.jpg"))
        walk.steps = pictures.enumerated().map { index, picture in
            let photo = Photo(
                id: "\(index)", title: "\(index + 1).jpg", attribution: Attribution(),
                location: .web(link), notice: notice)
            return WalkStep(
                step: Step(number: index + 1, point: point, distance: 100, previous: nil),
                photo: .found(photo, picture))
        }
        walk.isOver = isOver
        return walk
    }

    private func images(_ blocks: [Block]) -> [Image] {
        blocks.compactMap { if case .image(let image) = $0 { image } else { nil } }
    }

    @Test(arguments: [(PhotoSource.flickr, 30), (.commons, 45)])
    func `all photos are shown, but no more of Flickr than it permits`(
        source: PhotoSource, count: Int
    ) throws {
        var request = WalkRequest(.demo)
        request.photos = source
        let section = try WalkBuilder.section(request, .walking())

        let blocks = section.body(
            for: try Self.walk(photos: Array(repeating: Data([1]), count: 45)))

        #expect(images(blocks).count == count)
        #expect(images(blocks).first?.note?.hasPrefix("Step 1,") == true)
    }

    @Test func `the newest photo is the first while the walk goes on`() throws {
        let section = try WalkBuilder.section(WalkRequest(.demo), .walking())

        let blocks = section.body(
            for: try Self.walk(photos: [Data([1]), Data([2])], isOver: false))

        #expect(images(blocks).map(\.row) == ["2", "1"])
    }

    @Test func `photos stand in a row, with links and what their source demands below`() throws {
        let section = try WalkBuilder.section(WalkRequest(.demo), .walking())
        var walk = try Self.walk(
            photos: [Data([1]), nil, Data([2]), Data([3])], notice: "Said by the source.")
        walk.steps[2].photo = .failed(.status(500))

        let blocks = section.body(for: walk)

        let first = try #require(
            blocks.firstIndex { if case .image = $0 { true } else { false } })
        #expect(images(Array(blocks[first...].prefix(2))).map(\.row) == ["1", "4"])
        guard case .paragraph(let link) = blocks[first + 2] else {
            Issue.record("there is no link")
            return
        }
        #expect(link.plainText.hasPrefix("Step 2, 0.1 km: 2.jpg"))
        #expect(blocks[first + 3] == .paragraph("Said by the source."))
        #expect(blocks.count { $0 == .paragraph("Said by the source.") } == 1)
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

    @Test func `a recorded way is whole before its photos come`() async throws {
        let snapshot = try await WalkBuilder.recipe.make(
            .walking(
                demo: Self.track, photos: Silence(), memory: FeatureMemory(), loadsAgain: true),
            OptionValues(["every": "40"])
        ).loaded()
        #expect(snapshot.refreshInterval != nil)
        #expect(snapshot.state.content?.text.contains("Waiting for a position") == false)
        let maps = (snapshot.state.content ?? []).compactMap { block in
            if case .map(let map) = block { map } else { nil }
        }
        #expect(maps.map(\.points.count) == [7])
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
                "The photos of 3 steps could not be loaded: no response came within 10 seconds."
                    + " Try again, or allow more time.",
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
                    + " The server has a problem: try again later."
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
