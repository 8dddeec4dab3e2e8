package import FeatureKit
package import Networking
package import Photos
package import RecordStore
import SectionEssentials
package import SectionKit
package import Tracks

/// The dependencies that the sections and actions of the program are built from.
package struct WalkDependencies: Sendable {
    /// The files, the list of walks, and the times of a report or a screen.
    package let context: any Context

    /// The made-up walk, which is shown when no file is named, or ``demoName``.
    package let demo: Track

    /// Where photos are from.
    package let photos: any PhotoSourcesInput

    /// Returns the lines of gpsd at an address; nil for the usual one.
    package let receiver: @Sendable (ReceiverAddress?) throws(UsageError) -> any LineStreamInput

    /// The word for the made-up walk in the place of a file.
    package static let demoName = "demo"

    package init(
        context: any Context, demo: Track, photos: any PhotoSourcesInput,
        receiver: @escaping @Sendable (ReceiverAddress?) throws(UsageError) -> any LineStreamInput
    ) {
        self.context = context
        self.demo = demo
        self.photos = photos
        self.receiver = receiver
    }

    /// Returns the files that a person has named; none if that is the made-up walk.
    package static func files(named names: [String]?) -> [String] {
        names == [demoName] ? [] : names ?? []
    }
}

extension WalkDependencies {
    /// The walks that go on between the loads of the sections.
    package var sessions: WalkSessions {
        context.lastingMemory.value(orKeeping: WalkSessions.init)
    }

    /// Whether the newest walk of the list stands for a file that is not named: on a screen, and not
    /// in a report that may be handed on.
    package var showsNewest: Bool { context.loadsAgain }

    /// Returns the folder for recordings of walks, which need not exist.
    package func recordings() throws(UsageError) -> String {
        try context.dataFolder() + "/recordings"
    }

    /// Opens the list of recent walks.
    package func walks() throws(UsageError) -> any RecordStoreInput<RecordedWalk> {
        try context.store(of: RecordedWalk.self)
    }

    /// Returns the walk of the list that has a file; nil if there is none.
    package func keptWalk(of file: String) async -> RecordedWalk? {
        let path = RecordedWalk.path(of: file)
        return await keptWalks.first { $0.file == path }
    }

    /// Returns the file of the newest walk of the list that is there; nil if there is none.
    package func newestWalk() async -> String? {
        await keptWalks.sorted { $0.started > $1.started }.map(\.file)
            .first { (try? context.file($0)) != nil }
    }

    /// Opens a file that a person has named, or else that of the walk of the list that they mean;
    /// returns its path too.
    package func openWalk(
        _ name: String
    ) async throws(WalkFailure) -> (path: String, body: Body) {
        let problem: UsageError
        do throws(UsageError) { return (name, try context.file(name)) } catch { problem = error }
        let file = try await file(ofWalk: name, else: problem)
        do throws(UsageError) {
            return (file, try context.file(file))
        } catch { throw WalkFailure(error) }
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
        do throws(UsageError) { _ = try context.file(walk.file) } catch { throw WalkFailure(error) }
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
