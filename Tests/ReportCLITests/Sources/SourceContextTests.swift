import FeatureTesting
import ReportCLI
import SectionKit
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

    @Test(arguments: [("", nil), (" --timezone UTC", "UTC")] as [(String, String?)])
    func `the zone is known that a person has chosen`(option: String, zone: String?) async {
        let tide = Tide([1])

        _ = await tide.watch("water --format json" + option)

        #expect(tide.contexts.all.map(\.displayZone?.name) == [zone])
        #expect(tide.contexts.all.map(\.isRefresh) == [false])
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

    @Test func `a file is written whole, and replaced only if it may be`() async throws {
        let tide = Tide([1])
        _ = await tide.watch("water --format json")
        let context = try #require(tide.contexts.all.first)
        let folder = try TemporaryFolder()
        let path = folder.path("a.txt")

        try context.write("one", to: path, replacing: false)
        #expect(throws: UsageError("'\(path)' exists already.")) {
            try context.write("two", to: path, replacing: false)
        }
        #expect(try folder.text(of: "a.txt") == "one")
        try context.write("two", to: path, replacing: true)
        #expect(try folder.text(of: "a.txt") == "two")
        #expect(try folder.names == ["a.txt"])
        let missing = folder.path("b/c.txt")
        #expect(
            throws: UsageError("'\(missing)' cannot be written: No such file or directory.")
        ) {
            try context.write("x", to: missing, replacing: false)
        }
    }
}
