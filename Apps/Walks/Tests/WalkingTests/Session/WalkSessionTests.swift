import FeatureTesting
import Networking
import Photos
import RecordStore
import SectionEssentials
import SectionKit
import Synchronization
import Testing
import TrackFiles
import Tracks
import WalkSamples

@testable import Walking

/// A walk that goes on by itself.
@Suite(.timeLimit(.minutes(1))) struct WalkSessionTests {
    private static let start = Date(timeIntervalSince1970: 1_800_000_000)

    /// Points 0.001 degrees apart on the equator, which is 111 m, a minute each.
    private static func point(_ number: Int) -> TrackPoint {
        point(0.00001, Double(number) * 1e-3, after: Double(number) * 60)
    }

    private static func point(_ north: Double, _ east: Double, after time: Double) -> TrackPoint {
        guard let point = WalkSamples.point(north, east, elevation: 100, time: start + time) else {
            preconditionFailure("the point is on the Earth")
        }
        return point
    }

    private static func plan(
        _ location: any LocationInput,
        photos: StepPhotos? = nil,
        recording: WalkRecording? = nil,
        isLive: Bool = false,
        keptPictures: Int = 30
    ) -> WalkPlan {
        WalkPlan(
            name: "Walk", location: location, isLive: isLive, photos: photos,
            recording: recording, keptPictures: keptPictures)
    }

    private static func photos(_ album: Album, ahead: Bool = false) -> StepPhotos {
        StepPhotos(finder: album, images: album, fetchesAhead: ahead)
    }

    // MARK: The way

    @Test func `it measures the way, finds its steps, and is over at its end`() async {
        let session = WalkSession(
            Self.plan(LocationSpy((0..<3).map { .point(Self.point($0)) } + [.end])))

        await session.finished()

        let walk = session.snapshot
        #expect(walk.isOver)
        #expect(walk.steps.map(\.step.number) == [1, 2, 3])
        #expect(walk.steps.allSatisfy { $0.photo == .notWanted })
        #expect(walk.measures.duration == 120)
        #expect(Int(walk.measures.distance) == 222)
        #expect(walk.track.pointCount == 3)
    }

    @Test func `states show as they change, and gaps begin segments`() async {
        let session = WalkSession(
            Self.plan(
                LocationSpy([
                    .state(.authorised), .point(Self.point(0)), .gap, .point(Self.point(9)),
                    .state(.denied(reason: "gone.", recovery: "Wait.")),
                ])))

        await session.finished()

        #expect(session.snapshot.state == .denied(reason: "gone.", recovery: "Wait."))
        #expect(session.snapshot.track.segments.count == 2)
        #expect(session.snapshot.measures.distance == 0)
    }

    // MARK: Photos

    @Test func `late answers keep their place, and only one request is made at a time`() async {
        let album = Album(count: 3, held: true)
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<3).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(album)))
        await album.gate.reached()

        #expect(session.snapshot.steps.first?.photo == .loading)

        await album.gate.open()
        await session.finished()

        #expect(session.snapshot.steps.map(\.title) == ["0", "1", "2"])
        #expect(album.mostAtOnce == 1)
    }

    @Test func `a photo is shown once, and a step without another has none`() async {
        let album = Album(count: 2)
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<3).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(album)))

        await session.finished()

        #expect(session.snapshot.steps.map(\.title) == ["0", "1", nil])
        #expect(session.snapshot.steps.last?.photo == .nothingHere)
    }

    @Test func `a failure is a state of its step, and the next step is asked for`() async {
        let album = Album(count: 3, failing: [2])
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<3).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(album)))

        await session.finished()

        #expect(session.snapshot.steps.map(\.title) == ["0", nil, "1"])
        #expect(session.snapshot.steps[1].photo == .failed(.timedOut(seconds: 1)))
    }

    @Test func `after three failures in a row no more are asked for`() async {
        let album = Album(count: 6, failing: [1, 3, 4, 5])
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<7).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(album)))

        await session.finished()

        let failed = StepPhoto.failed(.timedOut(seconds: 1))
        let photos = session.snapshot.steps.map(\.photo)
        #expect(album.asked.all == [1, 2, 3, 4, 5])
        #expect(photos[2...] == [failed, failed, failed, .notAsked, .notAsked])
    }

    @Test func `a retry asks for what is missing, and keeps what is shown`() async {
        let album = Album(count: 9, failing: [2, 3, 4])
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<5).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(album)))
        await session.finished()
        album.recover()

        session.retryPhotos()
        #expect(session.snapshot.steps.map(\.title) == ["0", nil, nil, nil, nil])
        #expect(session.snapshot.steps[1...].allSatisfy { $0.photo == .loading })
        await session.finished()

        #expect(session.snapshot.steps.map(\.title) == ["0", "1", "2", "3", "4"])
        #expect(album.asked.all == [1, 2, 3, 4, 2, 3, 4, 5])
        session.retryPhotos()
        await session.finished()
        #expect(album.asked.all.count == 8)
    }

    @Test func `a retry asks a server that still fails only once`() async {
        let album = Album(count: 5, failing: [1, 2, 3, 4, 5])
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<5).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(album)))
        await session.finished()

        session.retryPhotos()
        await session.finished()

        #expect(album.asked.all == [1, 2, 3, 1])
        #expect(session.snapshot.steps.last?.photo == .notAsked)
    }

    @Test func `a walk that goes on retries while it waits for its next step`() async {
        let album = Album(count: 9, failing: [1, 2, 3])
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<4).map { .point(Self.point($0)) }, ends: false),
                photos: Self.photos(album)))
        while session.snapshot.steps.last?.photo != .notAsked { await Task.yield() }
        album.recover()

        session.retryPhotos()
        while session.snapshot.steps.last?.title == nil { await Task.yield() }

        #expect(session.snapshot.steps.map(\.title) == ["0", "1", "2", "3"])
        #expect(album.mostAtOnce == 1)
    }

    @Test func `a track is as long as it was walked again so far`() async {
        let (gate, slow) = (Gate(), Self.point(0.00001, 4e-3, after: 300))
        let segments = [[Self.point(0), Self.point(1)], [Self.point(2), Self.point(3), slow]]
        // A leg of 111 m has twelve parts; only those of the slow one take ten seconds.
        let location = ReplayLocation([Track(segments: segments)], speed: 1) { pause in
            if pause == .seconds(10) { await gate.passed() }
        }
        let session = WalkSession(Self.plan(location))
        await gate.reached()

        #expect(session.snapshot.track.segments == [segments[0], Array(segments[1].prefix(2))])
        #expect(Int(session.snapshot.measures.distance) == 222)

        await gate.open()
        await session.finished()
        #expect(session.snapshot.track.segments == segments)
    }

    @Test func `each of several tracks takes its own time`() async {
        let tracks = [[0, 1], [60, 61, 62]].map { Track(segments: [$0.map(Self.point)]) }
        let session = WalkSession(Self.plan(ReplayLocation(tracks)))

        await session.finished()

        #expect(session.snapshot.track.segments == tracks.flatMap(\.segments))
        #expect(session.snapshot.measures.duration == 180)
        #expect(Int(session.snapshot.measures.distance) == 333)
        #expect(session.snapshot.measures.pointCount == 5)
    }

    @Test func `older steps keep their photo but not its picture`() async {
        let session = WalkSession(
            Self.plan(
                LocationSpy((0..<4).map { .point(Self.point($0)) } + [.end]),
                photos: Self.photos(Album(count: 4)), keptPictures: 2))

        await session.finished()

        #expect(session.snapshot.steps.map(\.hasPicture) == [false, false, true, true])
        #expect(session.snapshot.steps.map(\.title) == ["0", "1", "2", "3"])
    }

    @Test func `the picture that is likely to be next is fetched ahead in a live walk`() async {
        let album = Album(count: 2)
        let session = WalkSession(
            Self.plan(
                LocationSpy([.point(Self.point(0)), .point(Self.point(0)), .end]),
                photos: Self.photos(album, ahead: true), isLive: true))

        await session.finished()

        #expect(album.fetched.all == ["0", "1"])
    }

    // MARK: Its end

    @Test func `a walk that is stopped is over, and gives up the photos that have not come`() async
    {
        let album = Album(count: 3, held: true)
        let session = WalkSession(
            Self.plan(
                LocationSpy([.point(Self.point(0))], ends: false), photos: Self.photos(album)))
        await album.gate.reached()

        session.stop()
        await album.gate.open()
        await session.finished()

        #expect(session.snapshot.isOver)
        #expect(session.snapshot.steps.map(\.photo) == [.failed(.cancelled)])
    }

    @Test func `a new walk may begin while the old one ends`() async {
        let sessions = WalkSessions()
        let album = Album(count: 1, held: true)
        let old = WalkSession(
            Self.plan(LocationSpy([.point(Self.point(0))], ends: false), photos: Self.photos(album))
        )
        sessions.keep(old, for: WalkRequest(.receiver(nil)))
        await album.gate.reached()
        var request = WalkRequest(.receiver(nil))
        request.every = 50

        let new = WalkSession(Self.plan(LocationSpy([.point(Self.point(5)), .end])))
        sessions.keep(new, for: request)
        await new.finished()

        #expect(sessions.session(for: request) === new)
        #expect(sessions.session(for: WalkRequest(.receiver(nil))) == nil)
        #expect(new.snapshot.steps.count == 1)
        await album.gate.open()
        await old.finished()
        #expect(old.snapshot.steps.map(\.photo) == [.failed(.cancelled)])
    }

    @Test func `nothing of a walk remains when it is dropped`() async {
        func begun() -> (Weak<Album>, Weak<LocationSpy>, Weak<WalkSession>) {
            let album = Album(count: 1)
            let location = LocationSpy([.point(Self.point(0))], ends: false)
            let session = WalkSession(Self.plan(location, photos: Self.photos(album)))
            return (Weak(album), Weak(location), Weak(session))
        }

        let (album, location, session) = begun()

        #expect(session.object == nil)
        // Its task ends a moment later.
        while album.object != nil || location.object != nil { await Task.yield() }
    }

    // MARK: Its recording

    @Test func `a recorded walk is in the list without an end, and then with one`() async throws {
        let folder = try TemporaryFolder()
        let list = RecordStoreSpy<RecordedWalk>()
        let recording = WalkRecording(
            try WalkRecorder(path: folder.path("walk.gpx"), name: "Walk"), name: "Walk", list: list,
            clock: { Self.start })
        let gate = Gate()
        let location = LocationSpy(
            [.point(Self.point(0)), .point(Self.point(1)), .end], gate: gate)

        let session = WalkSession(Self.plan(location, recording: recording, isLive: true))
        await gate.reached()
        let first = try await list.all().records.map(\.record)
        await gate.open()
        await session.finished()
        let last = try await list.all().records.map(\.record)

        #expect(first.map(\.ended) == [nil])
        #expect(last.map(\.ended) == [Self.start])
        #expect(last.compactMap(\.distance).map { Int($0) } == [111])
        #expect(try folder.text(of: "walk.gpx").contains("<trkpt"))
    }

    @Test func `a live walk without a point leaves neither a file nor an entry`() async throws {
        let folder = try TemporaryFolder()
        let list = RecordStoreSpy<RecordedWalk>()
        let recording = WalkRecording(
            try WalkRecorder(path: folder.path("walk.gpx"), name: "Walk"), name: "Walk", list: list,
            clock: { Self.start })

        let session = WalkSession(
            Self.plan(LocationSpy([.end]), recording: recording, isLive: true))
        await session.finished()

        #expect(try folder.names == [])
        #expect(try await list.all().records.isEmpty)
    }
}

extension WalkStep {
    fileprivate var title: String? {
        if case .found(let photo, _) = photo { photo.title } else { nil }
    }

    fileprivate var hasPicture: Bool {
        if case .found(_, .some) = photo { true } else { false }
    }
}
