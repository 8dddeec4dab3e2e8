import FeatureKit
import FeatureTesting
import Networking
import SectionEssentials
import SectionKit
import Synchronization
import Testing
import TrackFiles
import Tracks
import WalkSamples
import Walking

@testable import TrackFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct TrackLayersTests {
    @Test func `the service reads a file once for a screen`() async throws {
        let opens = Opens()
        let service = TrackService(
            open: { path throws(WalkFailure) in
                opens.add(path)
                return (path, SampleFiles.walk)
            }, demo: Track(segments: []), newestWalk: { nil }, memory: FeatureMemory())

        let first = try await service.file("-").content
        let second = try await service.file("-").content

        #expect(first == second)
        #expect(opens.paths == ["-"])
    }

    @Test func `the interactor numbers the tracks of all files`() async throws {
        let interactor = TrackInteractor(service: ServiceSpy())

        let answers = await interactor.answers(to: TrackQuery(files: ["a", "b"]))

        let report = try #require(try answers.first?.get())
        #expect(report.tracks.map(\.number) == [1, 2])
        #expect(report.tracks.map(\.file) == ["a", "b"])
        #expect(!report.isDemo)
    }

    @Test func `a walk of the list has the name of its file, whatever it is called`() async throws {
        let interactor = TrackInteractor(service: ServiceSpy(path: "/walks/lake.gpx"))

        let answers = await interactor.answers(to: TrackQuery(files: ["Around the lake"]))

        #expect(try answers.first?.get().tracks.map(\.file) == ["lake.gpx"])
    }

    @Test(arguments: [(true, "b", false), (true, nil, true), (false, "b", true)])
    func `the newest walk stands for a file that is not named, on a screen`(
        showsNewest: Bool,
        newest: String?,
        isDemo: Bool
    ) async throws {
        let interactor = TrackInteractor(service: ServiceSpy(newestWalk: newest))

        let answers = await interactor.answers(to: TrackQuery(showsNewest: showsNewest))

        let report = try #require(try answers.first?.get())
        #expect(report.isDemo == isDemo)
        #expect(report.tracks.map(\.file) == [isDemo ? nil : "b"])
    }

    @Test func `the interactor reports the errors of the service`() async {
        let error = TrackError.unreadable(file: "a", .unreadable(reason: "it is no track"))
        let interactor = TrackInteractor(service: ServiceSpy(error: error))

        #expect(await interactor.answers(to: TrackQuery(files: ["a"])) == [.failure(error)])
    }
}

private final class Opens: Sendable {
    private let record = Mutex<[String]>([])

    var paths: [String] { record.withLock { $0 } }

    func add(_ path: String) { record.withLock { $0.append(path) } }
}

/// A service whose files have one track each.
private struct ServiceSpy: TrackServiceInput {
    var error: TrackError?
    var newestWalk: String?

    /// The path of the file that is named; nil if that is its name.
    var path: String?
    let demo = Track(segments: [])

    func newest() async -> String? { newestWalk }

    func file(_ path: String) async throws(TrackError) -> (path: String, content: TrackFile) {
        if let error { throw error }
        var file = TrackFile(format: .gpx)
        file.tracks = [Track(segments: [[WalkSamples.point(1, 1)].compactMap { $0 }])]
        return (self.path ?? path, file)
    }
}
