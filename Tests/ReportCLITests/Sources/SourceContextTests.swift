import FeatureTesting
import ReportCLI
import Testing

/// What a source is told about the loads that it is opened for.
@Suite(.timeLimit(.minutes(1))) struct SourceContextTests {
    @Test func `the lasting memory is the same for each load of a watched report`() async {
        let tide = Tide([1, 2, 3])

        _ = await tide.watch("water --watch --format json")

        #expect(tide.contexts.all.count == 3)
        #expect(Set(tide.contexts.all.map { ObjectIdentifier($0.lastingMemory) }).count == 1)
        #expect(tide.contexts.all.map(\.isWatched) == [true, true, true])
        #expect(tide.contexts.all.map(\.ignoresCache) == [false, false, false])
    }

    @Test(arguments: [
        ("", false), (" --refresh", true), (" --no-cache", true), (" --offline", false),
    ])
    func `cached responses are ignored with --refresh or --no-cache`(
        option: String, ignoresCache: Bool
    ) async {
        let tide = Tide([1])

        _ = await tide.watch("water --format json" + option, server: .seconds(1))

        #expect(tide.contexts.all.map(\.ignoresCache) == [ignoresCache])
        #expect(tide.contexts.all.map(\.isWatched) == [false])
    }
}
