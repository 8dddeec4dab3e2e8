import FeatureKit
import Networking
import Photos
import RecordStore
import SectionEssentials
package import SectionKit
import TrackFiles
import Tracks

/// Everything that a new walk needs; it begins when it is asked to.
package struct WalkStart: Sendable {
    private let request: WalkRequest
    private let dependencies: WalkDependencies

    /// The file of the track; nil for another way.
    private let body: Body?

    /// The lines of the receiver; nil for another way.
    private let lines: (any LineStreamInput)?

    private let photos: StepPhotos?
    private let album: WalkAlbum?

    private var context: any Context { dependencies.context }

    /// Opens what the walk needs: its file or receiver, and the source of its photos.
    ///
    /// - Throws: `UsageError` when one of them cannot be used.
    package init(_ request: WalkRequest, _ dependencies: WalkDependencies) throws(UsageError) {
        self.request = request
        self.dependencies = dependencies
        var (body, lines): (Body?, (any LineStreamInput)?) = (nil, nil)
        switch request.way {
        case .demo, .newest, .device: break
        case .file(let path): body = try dependencies.context.file(path)
        case .receiver(let address): lines = try dependencies.receiver(address)
        }
        (self.body, self.lines) = (body, lines)
        if case .file(let path) = request.way, request.photos == .none {
            album = try Self.keptPhotos(of: path, dependencies)
        } else {
            let finder = try dependencies.photos.album(of: request.photos)
            album = try finder.map { finder throws(UsageError) in
                WalkAlbum(images: try dependencies.photos.pictures(of: request.photos)) {
                    () throws(UsageError) in finder
                }
            }
        }
        if request.photos == .none || album != nil {
            photos = nil
        } else {
            photos = StepPhotos(
                finder: try dependencies.photos.finder(of: request.photos),
                images: try dependencies.photos.pictures(of: request.photos),
                fetchesAhead: request.isLive)
        }
    }

    /// The photos in the folder that a person keeps with the walk of a file, if they do.
    private static func keptPhotos(
        of file: String, _ dependencies: WalkDependencies
    ) throws(UsageError) -> WalkAlbum? {
        let clock = dependencies.context.displayZone.map(CameraClock.zone) ?? .unknown
        return WalkAlbum(images: try dependencies.photos.pictures(of: .folder("", clock))) {
            () throws(UsageError) in
            guard let folder = await dependencies.keptWalk(of: file)?.photos else { return nil }
            return try dependencies.photos.album(of: .folder(folder, clock))
        }
    }

    /// Begins the walk.
    ///
    /// - Parameter name: the name that a person has given it; nil for that of its file.
    /// - Throws: `WalkFailure` when its file cannot be read, or its recording cannot be created.
    package func begin(named name: String? = nil) throws(WalkFailure) -> WalkSession {
        WalkSession(
            try plan(named: name), live: context.liveWork, pending: context.pendingWork)
    }

    private func plan(named given: String?) throws(WalkFailure) -> WalkPlan {
        switch request.way {
        case .receiver(let address):
            guard let lines else { break }
            return try live(
                GPSDLocation(lines, address: address?.description, pause: context.pause),
                since: context.now)
        case .device(let device):
            let plan = try live(device, since: device.start)
            device.goOn(after: plan.recording?.earlier?.segments.last?.last)
            return plan
        case .demo, .newest, .file: break
        }
        let way = try replay()
        var album = album
        album?.way = PhotoWay(way.tracks, cutOff: way.cutOff)
        let steps = Track(segments: way.tracks.flatMap(\.segments)).steps(every: request.every)
        try checkRequests(of: steps.count)
        return WalkPlan(
            name: given ?? way.name ?? "Walk",
            location: ReplayLocation(way.tracks, speed: request.speed, pause: context.pause),
            every: request.every, photos: photos, album: album, activity: way.activity,
            noise: way.noise, isMadeUp: way.isMadeUp, warnings: way.warnings)
    }

    private func live(
        _ location: any LocationInput, since start: Date
    ) throws(WalkFailure) -> WalkPlan {
        let name = "Walk of \(ISO8601.text(from: start).prefix(10))"
        return WalkPlan(
            name: name, location: location, isLive: true, every: request.every, photos: photos,
            album: album, activity: request.activity, recording: try recording(of: name))
    }

    /// The name of the file that is walked, as a title; nil if there is none.
    private var fileTitle: String? {
        if case .file(let path) = request.way { path.fileTitle } else { nil }
    }

    /// The tracks to walk again, each trimmed and without noise, and what is to be said of them.
    private struct Replay {
        var name: String?
        var isMadeUp = false
        var tracks: [Track] = []
        var cutOff: [TrackPoint] = []
        var activity: Activity?
        var noise = TrackFile.Noise()
        var warnings: [String] = []
    }

    private func replay() throws(WalkFailure) -> Replay {
        var (replay, recorded) = (Replay(name: dependencies.demo.name), [dependencies.demo])
        var warnings = FileWarnings()
        replay.isMadeUp = body == nil
        if let body {
            let file = try read(body)
            warnings.add(file)
            let chosen = request.track.map { $0 - 1 }
            guard !file.tracks.isEmpty, chosen.map(file.tracks.indices.contains) ?? true else {
                throw noTrack(request.track ?? 1, of: file.tracks.count)
            }
            recorded = chosen.map { [file.tracks[$0]] } ?? file.tracks
            replay.name = (recorded.count == 1 ? recorded[0].name : file.name) ?? fileTitle
        }
        for track in recorded {
            let clean = track.withoutNoise(request.activity)
            replay.noise.add(clean)
            replay.activity = replay.activity ?? clean.activity
            let trimmed = clean.track.trimmed(start: request.trimStart, end: request.trimEnd)
            replay.tracks.append(trimmed.track)
            replay.cutOff += trimmed.cutOff
        }
        replay.warnings = warnings.sentences(of: request.files)
        return replay
    }

    /// The most requests to somebody else's server that a person need not agree to.
    private static let fewRequests = 50

    /// Checks that a person knows how often somebody else's server is asked.
    private func checkRequests(of steps: Int) throws(WalkFailure) {
        guard request.photos.isServer, !request.mayAskOften, steps > Self.fewRequests else {
            return
        }
        let share = Double(steps) / Double(Self.fewRequests - 1)
        let every = Int(request.every * share / 50) * 50 + 50
        throw WalkFailure(
            "the photos of \(steps.grouped) steps need \(steps.grouped) requests to somebody else's"
                + " server",
            recovery: "Take fewer steps with --every \(every), or add --yes to ask that often.")
    }

    private func read(_ body: Body) throws(WalkFailure) -> TrackFile {
        do throws(RequestError) {
            return try TrackFile.read(body)
        } catch {
            throw WalkFailure(error, reading: request.files.first ?? "the file")
        }
    }

    private func noTrack(_ number: Int, of count: Int) -> WalkFailure {
        count == 0
            ? WalkFailure(
                "the file has no track", recovery: "Use a file with a track, a route or waypoints.")
            : WalkFailure(
                "the file has no track \(number)", recovery: "Choose a track from 1 to \(count).")
    }

    // MARK: Recording

    private func recording(of name: String) throws(WalkFailure) -> WalkRecording {
        do throws(UsageError) {
            if let path = request.recording {
                let recorder = try WalkRecorder(path: path, name: name)
                return WalkRecording(recorder, name: name, clock: context.clock)
            }
            let folder = try dependencies.recordings()
            if case .device(let device) = request.way {
                return try recording(of: device, named: name, in: folder)
            }
            return WalkRecording(
                try .new(in: folder, at: context.now, name: name),
                name: name, list: try dependencies.walks(), clock: context.clock)
        } catch {
            throw WalkFailure(
                error,
                recovery: request.recording == nil
                    ? "Check the file and its folder; XDG_DATA_HOME chooses another folder."
                    : "Name another file with --record.")
        }
    }

    /// The recording of a device: it goes on with its file if there is one, because the program was ended
    /// meanwhile.
    private func recording(
        of device: DeviceLocation, named name: String, in folder: String
    ) throws(UsageError) -> WalkRecording {
        let list = try dependencies.walks()
        let path = WalkRecorder.path(ofDeviceSince: device.start, in: folder)
        guard FileManager.default.fileExists(atPath: path) else {
            return WalkRecording(
                try .new(ofDeviceSince: device.start, in: folder, name: name), name: name,
                list: list, started: device.start, clock: context.clock)
        }
        let body = try context.file(path)
        let earlier: Track
        do throws(RequestError) {
            let file = try TrackFile.read(body)
            earlier = Track(segments: file.tracks.flatMap(\.segments))
        } catch {
            throw UsageError("\(path) cannot be recorded: its track cannot be read.")
        }
        return WalkRecording(
            try WalkRecorder(continuing: path, hasPoints: earlier.pointCount > 0), name: name,
            list: list, started: device.start, earlier: earlier, clock: context.clock)
    }
}
