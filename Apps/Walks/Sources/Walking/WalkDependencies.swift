package import FeatureKit
package import Networking
package import Photos
package import RecordStore
package import SectionEssentials
package import SectionKit
package import Tracks

/// The dependencies that the sections and actions of the program are built from.
package struct WalkDependencies: Sendable {
    /// Opens a file that a person has named; `-` is standard input.
    package let open: @Sendable (String) throws(UsageError) -> Body

    /// The made-up walk, which is shown when no file is named, or ``demoName``.
    package let demo: Track

    /// The word for the made-up walk in the place of a file.
    package static let demoName = "demo"

    /// Returns the files that a person has named; none if that is the made-up walk.
    package static func files(named names: [String]?) -> [String] {
        names == [demoName] ? [] : names ?? []
    }

    /// Returns what finds all photos of a walk at once; nil for a source that is asked step by step.
    package let album: @Sendable (PhotoSource) throws(UsageError) -> (any AlbumInput)?

    /// Returns what finds photos in a source, step by step.
    package let photos: @Sendable (PhotoSource) throws(UsageError) -> any PhotoFinderInput

    /// Returns what fetches the pictures of a source.
    package let images: @Sendable (PhotoSource) throws(UsageError) -> any PhotoImagesInput

    /// Returns the lines of gpsd at an address; nil for the usual one.
    package let receiver: @Sendable (ReceiverAddress?) throws(UsageError) -> any LineStreamInput

    /// Returns the folder for recordings of walks, which need not exist.
    package let recordings: @Sendable () throws(UsageError) -> String

    /// Opens the list of recent walks.
    package let walks: @Sendable () throws(UsageError) -> any RecordStoreInput<RecordedWalk>

    /// Reports changes of the list to a screen, which loads again; nil where all is loaded once.
    package let changes: RecordChanges?

    /// Returns the time zone of an IANA name; nil if this machine does not have it.
    package let zone: @Sendable (String) -> DisplayZone?

    /// The zone that a person has chosen to see times in; nil for UTC, without a choice.
    package let displayZone: DisplayZone?

    /// Whether a person has asked to load everything again, on a screen.
    package let isRefresh: Bool

    /// Waits, unless its task is cancelled.
    package let pause: @Sendable (Duration) async -> Void

    /// The time that reports treat as "now".
    package let now: Date

    /// The memory of the features between loads of a screen; nil if it loads only once.
    package let memory: FeatureMemory?

    /// Whether sections load again by themselves; otherwise a load waits until the walk is over.
    package let loadsAgain: Bool

    /// The present time of the machine, which goes on.
    package let clock: @Sendable () -> Date

    /// The walks that a person ends before the program.
    package let liveWork: LiveWork

    /// The ends of recordings, which the program waits for.
    package let pendingWork: PendingWork

    /// What the features remember as long as the program runs, such as the walk that goes on.
    package let lastingMemory: FeatureMemory

    package init(
        open: @escaping @Sendable (String) throws(UsageError) -> Body,
        demo: Track,
        album: @escaping @Sendable (PhotoSource) throws(UsageError) -> (any AlbumInput)? = {
            _ in nil
        },
        photos: @escaping @Sendable (PhotoSource) throws(UsageError) -> any PhotoFinderInput,
        images: @escaping @Sendable (PhotoSource) throws(UsageError) -> any PhotoImagesInput,
        receiver: @escaping @Sendable (ReceiverAddress?) throws(UsageError) -> any LineStreamInput,
        recordings: @escaping @Sendable () throws(UsageError) -> String = {
            () throws(UsageError) in throw UsageError("there is no folder for recordings.")
        },
        walks: @escaping @Sendable () throws(UsageError) -> any RecordStoreInput<RecordedWalk>,
        changes: RecordChanges? = nil,
        zone: @escaping @Sendable (String) -> DisplayZone? = { _ in nil },
        displayZone: DisplayZone? = nil,
        isRefresh: Bool = false,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        now: Date,
        memory: FeatureMemory? = nil,
        loadsAgain: Bool = false,
        clock: (@Sendable () -> Date)? = nil,
        liveWork: LiveWork = LiveWork(),
        pendingWork: PendingWork = PendingWork(),
        lastingMemory: FeatureMemory = FeatureMemory()
    ) {
        self.open = open
        self.demo = demo
        self.album = album
        self.photos = photos
        self.images = images
        self.receiver = receiver
        self.recordings = recordings
        self.walks = walks
        self.changes = changes
        self.zone = zone
        self.displayZone = displayZone
        self.isRefresh = isRefresh
        self.pause = pause
        self.now = now
        self.memory = memory
        self.loadsAgain = loadsAgain
        self.clock = clock ?? { now }
        self.liveWork = liveWork
        self.pendingWork = pendingWork
        self.lastingMemory = lastingMemory
    }
}

extension WalkDependencies {
    /// The walks that go on between the loads of the sections.
    package var sessions: WalkSessions { lastingMemory.value(orKeeping: WalkSessions.init) }

    /// Whether the newest walk of the list stands for a file that is not named: on a screen, and not
    /// in a report that may be handed on.
    package var showsNewest: Bool { loadsAgain }

    /// Returns the walk of the list that has a file; nil if there is none.
    package func keptWalk(of file: String) async -> RecordedWalk? {
        let path = RecordedWalk.path(of: file)
        return await keptWalks.first { $0.file == path }
    }

    /// Returns the file of the newest walk of the list that is there; nil if there is none.
    package func newestWalk() async -> String? {
        await keptWalks.sorted { $0.started > $1.started }.map(\.file)
            .first { (try? open($0)) != nil }
    }

    /// Opens a file that a person has named, or else that of the walk of the list that they mean;
    /// returns its path too.
    package func openWalk(
        _ name: String
    ) async throws(WalkFailure) -> (path: String, body: Body) {
        let problem: UsageError
        do throws(UsageError) { return (name, try open(name)) } catch { problem = error }
        let file = try await file(ofWalk: name, else: problem)
        do throws(UsageError) { return (file, try open(file)) } catch { throw WalkFailure(error) }
    }

    /// Returns the file of the walk of the list that has a name, or the only one whose name begins so.
    ///
    /// - Parameter problem: why there is no file of that name.
    package func file(
        ofWalk name: String, else problem: UsageError
    ) async throws(WalkFailure) -> String {
        let walks = await keptWalks
        let named = walks.filter { $0.name.folded == name.folded }
        let found = named.isEmpty ? walks.filter { $0.name.folded.hasPrefix(name.folded) } : named
        guard let walk = found.first else {
            let nearest = name.nearest(in: walks.map(\.name))
            throw WalkFailure(
                problem,
                recovery: nearest.map { "Did you mean \($0.quoted)?" }
                    ?? "Name a file, or a walk of the list.",
                isNotFound: true)
        }
        guard found.count == 1 else {
            throw WalkFailure(
                "\(name.quoted) can be any of \(found.count) walks",
                recovery: "Name the file: \(found.map(\.file).listed(by: "or")).")
        }
        do throws(UsageError) { _ = try open(walk.file) } catch { throw WalkFailure(error) }
        return walk.file
    }

    /// The walks of the list; none without a folder for records.
    private var keptWalks: [RecordedWalk] {
        get async {
            guard let list = try? walks(), let all = try? await list.all() else { return [] }
            return all.records.map(\.record)
        }
    }
}

extension UsageError {
    /// The message as a clause that can end another sentence.
    package var clause: String { message.hasSuffix(".") ? String(message.dropLast()) : message }
}
