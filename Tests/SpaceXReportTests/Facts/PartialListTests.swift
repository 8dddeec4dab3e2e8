import FeatureTesting
import Testing

/// Tests with a saved response that is one page of a longer list.
@Suite struct PartialListTests {
    private static let page = #"""
        {"count": 548, "next": "https://x.example/?offset=3", "results": [
          {"id": "a", "name": "Falcon 9 | One", "net": "2020-01-01T00:00:00Z",
            "launch_service_provider": {"id": 121}},
          {"id": "a", "name": "Falcon 9 | One", "net": "2020-01-01T00:00:00Z",
            "launch_service_provider": {"id": 121}},
          {"id": "b", "name": "Electron | Two", "net": "2020-02-01T00:00:00Z",
            "launch_service_provider": {"id": 147}}
        ]}
        """#

    @Test(arguments: [
        (["launches"], "1 launch."), (["statistics"], "1 launch."),
        (["next"], "This source has no future launches; the latest is dated 1 Jan 2020."),
        (["launch", "two"], "No launch is called 'two'."),
    ])
    func `the summary says that only a part of the list was read`(command: [String], count: String)
        async throws
    {
        let folder = try TemporaryFolder()
        try folder.put(Self.page, in: "page.json")

        let run = await InProcess(command + ["--input", folder.path("page.json")])

        #expect(run.stdout.contains("\(count) Only 2 of 548 launches were read."))
        #expect(run.stderr.contains("Only 2 of 548 launches were read"))
        let other = "1 launch of an agency other than SpaceX"
        #expect(command[0] == "launch" || run.stderr.contains(other))
    }

    @Test(arguments: ["launches", "statistics", "next"])
    func `JSON has how much of the list was read`(command: String) async throws {
        let folder = try TemporaryFolder()
        try folder.put(Self.page, in: "page.json")
        let arguments = [command, "--format", "json"]

        let part = await InProcess(arguments + ["--input", folder.path("page.json")])
        let whole = await InProcess(arguments)

        let words = part.stdout.split { $0.isWhitespace }.joined(separator: " ")
        #expect(words.contains(#""part": { "read": 2, "total": 548 }"#))
        #expect(words.contains(#""warnings": [ "1 launch of an agency other than SpaceX"#))
        #expect(whole.stdout.contains(#""part": null"#))
        #expect(whole.stdout.contains(#""warnings": []"#))
    }
}
