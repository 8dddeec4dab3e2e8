import FeatureKit
import FeatureTesting
import Networking
import Photos
import RecordStore
import SectionEssentials
import SectionKit
import Tracks
import WalkSamples
import Walking

@testable import WalksFeature

extension RecordedWalk {
    /// A walk of two hours.
    static let lake = RecordedWalk(
        name: "Around the lake", file: "/walks/lake.gpx", started: GoldenFormat.now,
        distance: 4321, ended: GoldenFormat.now.addingTimeInterval(7200))

    /// A walk whose program was killed.
    static let hill = RecordedWalk(
        name: "Up the hill", file: "/walks/hill.gpx",
        started: GoldenFormat.now.addingTimeInterval(86_400))
}

extension RecordStoreSpy<RecordedWalk> {
    /// A store with walks.
    static func holding(_ walks: RecordedWalk...) -> RecordStoreSpy {
        let named = walks.enumerated().compactMap { index, walk in
            RecordID("W\(index)").map { ($0, walk) }
        }
        return RecordStoreSpy(Dictionary(uniqueKeysWithValues: named)) { GoldenFormat.now }
    }
}

/// Files in memory; none can be deleted that is not there.
final class WalkFilesSpy: WalkFilesInput {
    private let names: Set<String>

    /// The files that another program records.
    private let recorded: Set<String>

    init(_ names: String..., recorded: Set<String> = []) {
        self.names = Set(names)
        self.recorded = recorded
    }

    func path(of file: String) -> String { file.hasPrefix("/") ? file : "/walks/\(file)" }

    func exists(_ path: String) -> Bool { names.contains(path) }

    func isRecorded(_ path: String) -> Bool { recorded.contains(path) }

    func isFolder(_ path: String) -> Bool { path.hasSuffix("/pictures") }

    func walk(in file: String, name: String?) throws(WalksError) -> RecordedWalk {
        guard exists(path(of: file)) else { throw .noTrack(file) }
        return RecordedWalk(
            name: name ?? "Track", file: path(of: file), started: GoldenFormat.now, distance: 100,
            ended: GoldenFormat.now)
    }

    func delete(_ path: String) throws(WalksError) {
        guard exists(path) else { throw .notDeleted(path, reason: "it is not there") }
    }
}

/// A walk that goes on, or none.
struct LiveWalkStub: LiveWalkInput {
    var walk: Walk?
    var canStart = true

    func current() async -> Walk? { walk }

    func start(_ request: WalkRequest) async throws(WalksError) -> Walk {
        Walk(name: "Walk", track: Track(segments: []))
    }

    func take(_ sent: SentPositions, for request: WalkRequest) async throws(WalksError) -> Walk {
        Walk(name: "Walk", track: Track(segments: [sent.positions.map(\.point)]))
    }

    func stop() async throws(WalksError) -> Walk {
        guard let walk else { throw .nothingGoesOn(canStart: canStart) }
        return walk
    }
}

extension WalksInteractor {
    static func sample(
        _ store: RecordStoreSpy<RecordedWalk>,
        files: WalkFilesSpy = WalkFilesSpy("/walks/lake.gpx", "/walks/hill.gpx"),
        live: Walk? = nil
    ) -> WalksInteractor {
        WalksInteractor(
            store: WalksStore(open: { () throws(UsageError) in store }, now: GoldenFormat.now),
            files: files, live: LiveWalkStub(walk: live),
            demo: Track(name: "A made-up walk", segments: []))
    }
}

extension WalksSection {
    static func sample(_ interactor: WalksInteractor) -> WalksSection {
        WalksSection(presenter: Presenter("The list of walks", from: interactor))
    }
}

extension WalkDependencies {
    /// Dependencies with a list of walks, and nothing else.
    static func keeping(_ store: RecordStoreSpy<RecordedWalk>) -> WalkDependencies {
        .sample(ContextSpy(stores: [store]))
    }
}
