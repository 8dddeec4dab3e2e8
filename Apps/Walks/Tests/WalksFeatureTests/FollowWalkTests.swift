import FeatureKit
import FeatureTesting
import Networking
import Photos
import RecordStore
import SectionEssentials
import SectionKit
import Testing
import TrackFiles
import Tracks
import WalkSamples
import Walking

@testable import WalksFeature

/// The walk of a device, which sends where it is in parts.
@Suite(.timeLimit(.minutes(1))) struct FollowWalkTests {
    private let folder: TemporaryFolder
    private let store = RecordStoreSpy<RecordedWalk> { GoldenFormat.now }

    /// What a program remembers as long as it runs.
    private let memory = FeatureMemory()

    init() throws { folder = try TemporaryFolder() }

    private static let start = "2026-11-29T10:00:00Z"
    private static let file = "2026-11-29T100000Z-device.gpx"

    private func follow(
        _ positions: String, since start: String = Self.start, memory: FeatureMemory? = nil
    ) async throws -> SectionState<Walk> {
        try await Self.follow(
            positions, since: start, in: folder.url.path, store,
            memory ?? self.memory)
    }

    private static func follow(
        _ positions: String, since start: String, in folder: String,
        _ store: RecordStoreSpy<RecordedWalk>, _ memory: FeatureMemory
    ) async throws -> SectionState<Walk> {
        var context = ContextSpy(stores: [store])
        (context.folder, context.lastingMemory) = (folder, memory)
        let dependencies = WalkDependencies.sample(context)
        let action = try FollowWalk(
            sent: #require(SentPositions("\(start) \(positions)")),
            request: WalkRequest(.newest),
            interactor: WalksInteractor(
                store: WalksStore(open: dependencies.walks, now: GoldenFormat.now),
                files: WalkFiles(open: context.file),
                live: LiveWalk(dependencies: dependencies), demo: dependencies.demo))
        let output = SectionOutputSpy<Walk>()
        await action.load(into: output)
        return try #require(output.states.last)
    }

    /// Sends positions to a program that is ended then.
    private func followAndEnd(_ positions: String) async throws {
        _ = try await follow(positions, memory: FeatureMemory())
        while RecordedWalk.isRecorded(to: folder.path("recordings/\(Self.file)")) {
            await Task.yield()
        }
    }

    /// The segments of the file, as the seconds of their points since the start.
    private func recorded(_ file: String = Self.file) throws -> [[Int]] {
        let data = try Data(contentsOf: URL(filePath: folder.path("recordings/\(file)")))
        let start = ISO8601.date(from: Self.start) ?? GoldenFormat.now
        return try TrackFile.read(Body(data)).tracks.flatMap(\.segments).map { points in
            points.compactMap { $0.time.map { Int($0.timeIntervalSince(start)) } }
        }
    }

    private var records: [RecordedWalk] {
        get async throws { try await store.all().records.map(\.record) }
    }

    @Test func `what is answered is in the file`() async throws {
        for second in 0..<20 {
            let position = "54.46,\(-3.0 + Double(second) * 0.001),\(second * 10),8"
            let walk = try #require(try await follow(position).content)
            #expect(walk.track.pointCount == second + 1)
            #expect(try recorded().joined().count == second + 1)
        }
        #expect(try await records.map(\.ended) == [nil])
        #expect(try await records.map(\.started) == [ISO8601.date(from: Self.start)])
    }

    @Test func `the list is not read for a part of a walk that goes on`() async throws {
        _ = try await follow("54.46,-3,0,8")
        let reads = store.calls.count { $0 == .all }
        for second in 1...3 { _ = try await follow("54.46,-2.99\(second),\(second * 10),8") }
        #expect(store.calls.count { $0 == .all } == reads)
        #expect(try recorded() == [[0, 10, 20, 30]])
    }

    @Test func `a part that comes twice, or is not exact, counts once, or not`() async throws {
        _ = try await follow("54.46,-3,0,8 54.46,-2.999,10,8")
        _ = try await follow("54.46,-3,0,8 54.46,-2.999,10,8 54.46,-2.998,20,8")
        _ = try await follow("54.46,-2.9,25,51 54.46,-2.997,30,50")
        #expect(try recorded() == [[0, 10, 20, 30]])
    }

    @Test func `a minute without a position is a gap`() async throws {
        _ = try await follow("54.46,-3,0,8 54.46,-2.999,60,8 54.46,-2.99,121,8")
        #expect(try recorded() == [[0, 60], [121]])
    }

    @Test func `a program that was killed goes on with the walk`() async throws {
        try await followAndEnd("54.46,-3,0,8 54.46,-2.999,10,8")
        // Another start of the program knows only the file and the list.
        let restarted = FeatureMemory()
        let parts = "54.46,-2.999,10,8 54.46,-2.998,20,8 54.46,-2.997,30,8"
        let walk = try #require(try await follow(parts, memory: restarted).content)
        #expect(walk.track.pointCount == 4)
        #expect(walk.steps.map(\.step.number) == [1, 2])
        #expect(try recorded() == [[0, 10, 20, 30]])
        #expect(try await records.map(\.ended) == [nil])

        let last = try await follow("54.46,-2.996,40,8 end", memory: restarted).content
        #expect(last?.isOver == true)
        #expect(try recorded() == [[0, 10, 20, 30, 40]])
        #expect(try await records.map(\.ended) == [ISO8601.date(from: "2026-11-29T10:00:40Z")])
        #expect(try await records.compactMap(\.distance).map { Int($0) } == [258])
    }

    @Test func `two parts at once begin one walk`() async throws {
        let (path, store, memory) = (folder.url.path, store, memory)
        await withThrowingTaskGroup { group in
            for positions in ["54.46,-3,0,8", "54.46,-3,0,8 54.46,-2.999,10,8"] {
                group.addTask {
                    _ = try await Self.follow(
                        positions, since: Self.start, in: path, store, memory)
                }
            }
        }
        #expect(try recorded() == [[0, 10]])
        #expect(try await records.count == 1)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("recordings")).count
                == 1)
    }

    @Test(arguments: [true, false])
    func `nothing comes after the end`(isRestarted: Bool) async throws {
        _ = try await follow("54.46,-3,0,8 end")
        let error = try await follow(
            "54.46,-2.999,10,8", memory: isRestarted ? FeatureMemory() : nil
        ).error
        #expect(error?.message == "The walk could not be recorded: it has been ended.")
        #expect(try recorded() == [[0]])
    }

    @Test func `a part whose answer was lost is answered again`() async throws {
        for _ in 0..<2 {
            let walk = try await follow("54.46,-3,0,8 54.46,-2.999,10,8 end").content
            #expect(walk?.measures.pointCount == 2)
        }
        #expect(try recorded() == [[0, 10]])
    }

    @Test func `a walk that goes on is not removed, here or by another program`() async throws {
        _ = try await follow("54.46,-3,0,8")
        let path = folder.path("recordings/\(Self.file)")
        #expect(RecordedWalk.isRecorded(to: path))
        let error = await RemoveWalk(
            walk: path, withFile: true,
            interactor: WalksInteractor(
                store: WalksStore(
                    open: { [store] () throws(UsageError) in store }, now: GoldenFormat.now),
                files: WalkFiles(open: { _ throws(UsageError) in throw UsageError("no.") }),
                live: LiveWalkStub(), demo: Track(segments: []))
        ).loaded().state.error
        #expect(error?.message == "The walk could not be removed: another program records it.")
        _ = try await follow("54.46,-2.999,10,8 end")
        #expect(!RecordedWalk.isRecorded(to: path))
        #expect(try recorded() == [[0, 10]])
    }

    @Test func `a walk without a position leaves nothing`() async throws {
        let walk = try await follow("end").content
        #expect(walk?.measures.pointCount == 0)
        #expect(try await records.isEmpty)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path("recordings")) == [])
    }

    @Test func `one walk goes on at a time`() async throws {
        _ = try await follow("54.46,-3,0,8")
        let error = try await follow("54.46,-3,0,8", since: "2026-11-29T11:00:00Z").error
        #expect(error?.message == "The walk could not be recorded: a walk goes on.")
    }

    @Test func `a file that another program has changed is left as it is`() async throws {
        try await followAndEnd("54.46,-3,0,8")
        let path = folder.path("recordings/\(Self.file)")
        let text = try String(contentsOf: URL(filePath: path), encoding: .utf8) + "<!-- mine -->\n"
        try Data(text.utf8).write(to: URL(filePath: path))
        let error = try await follow("54.46,-3,9,8", memory: FeatureMemory()).error
        #expect(
            error?.message
                == "The walk could not be recorded: \(path) cannot be recorded: another program has"
                + " changed it.")
        #expect(error?.recovery.contains("XDG_DATA_HOME") == true)
        #expect(try String(contentsOf: URL(filePath: path), encoding: .utf8) == text)
    }
}
