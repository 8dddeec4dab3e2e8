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

@testable import TrackFeature

/// Each layer alone, with spies for its neighbours.
@Suite struct TrackLayersTests {
    @Test func `the service reads a file once for a screen`() async throws {
        let opens = Opens()
        let service = TrackService(
            open: { path throws(UsageError) in
                opens.add(path)
                return SampleFiles.walk
            }, demo: Track(segments: []), newestWalk: { nil }, memory: FeatureMemory())

        let first = try await service.file("-")
        let second = try await service.file("-")

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
    let demo = Track(segments: [])

    func newest() async -> String? { newestWalk }

    func file(_ path: String) async throws(TrackError) -> TrackFile {
        if let error { throw error }
        var file = TrackFile(format: .gpx)
        file.tracks = [Track(segments: [[WalkSamples.point(1, 1)].compactMap { $0 }])]
        return file
    }
}
