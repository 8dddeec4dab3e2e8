import FeatureTesting
import ReportCLI
import SectionKit
import SpaceXSamples
import Testing

/// Tests of one launch of the archive: its details and how it is found.
@Suite struct OneLaunchTests {
    @Test func `every launch is found by its name and matches its row in the list`() async throws {
        let list = try ReportDocument(await InProcess(["launches", "--format=json"]).stdout)
        try #require(list.launches.count == 205)

        var (cores, unknownSerials, payloads) = (0, 0, 0)
        for launch in list.launches {
            let run = await InProcess(["launch", launch.name, "--format=json"])
            let section = try #require(try LaunchDocument(run.stdout).sections.first)
            let facts = try #require(section.facts, "\(launch.name)")
            #expect(run.stderr == "")
            #expect(section.matches == [launch])
            #expect(facts.name == launch.name)
            #expect(facts.flight_number == launch.flight_number)
            #expect(facts.date_utc == launch.date_utc)
            #expect(facts.date_precision == launch.date_precision)
            #expect(facts.outcome == launch.outcome)
            #expect(facts.rocket == launch.rocket)
            #expect(facts.launchpad == launch.launchpad)
            #expect(facts.latitude != nil)
            let webcast = section.links?.first { $0.kind == "webcast" }
            #expect(webcast?.url == launch.webcast)
            cores += section.cores?.count ?? 0
            unknownSerials += section.cores?.count { $0.serial == nil } ?? 0
            payloads += section.payloads?.count { $0.name != nil } ?? 0
        }
        #expect(cores == 209)
        #expect(unknownSerials == 59)
        #expect(payloads == 222)
    }

    @Test(arguments: [
        ("187", "Crew-5"), ("62dd70d5202306255024d139", "Crew-5"), ("crew 5", "Crew-5"),
        ("turkmenalem", "TürkmenÄlem 52°E / MonacoSAT"), ("es'hail", "Es’hail 2"),
        ("Falcon Heavy", "Falcon Heavy Test Flight"), ("starlink 4-1", "Starlink 4-1 (v1.5)"),
    ])
    func `a launch is found by number, id or part of its name`(words: String, name: String)
        async throws
    {
        let run = await InProcess(["launch", words, "--format", "json"])

        #expect(try LaunchDocument(run.stdout).sections.first?.facts?.name == name)
        #expect(run.status == .success)
    }

    @Test func `names with spaces need no quotes`() async {
        let quoted = await InProcess(["launch", "crew 5"])
        let plain = await InProcess(["launch", "crew", "5"])

        #expect(plain.stdout == quoted.stdout)
    }

    @Test func `launches that share a number are listed, and their ids tell them apart`()
        async throws
    {
        let run = await InProcess(["launch", "188", "--format=json"])

        let section = try #require(try LaunchDocument(run.stdout).sections.first)
        #expect(run.status == .success)
        #expect(run.stderr.contains("warning: 4 launches have the flight number 188."))
        #expect(section.facts == nil)
        #expect(section.matches?.count == 4)
        let table = await InProcess(["launch", "188"]).stdout
        for name in try #require(section.matches).map(\.name) {
            let line = try #require(table.split(separator: "\n").first { $0.contains(name) })
            let id = try #require(line.split(separator: " ").last.map(String.init))
            let one = await InProcess(["launch", id, "--format=json"])
            #expect(try LaunchDocument(one.stdout).sections.first?.facts?.name == name)
        }
    }

    @Test(arguments: [
        ("190", "The nearest are 189 ("),
        ("galxy 33", "Did you mean 'Galaxy 33 (15R) & 34 (12R)'?"),
        ("starlnk", "Did you mean 'starlink'?"), ("soyuz", "Run 'spacex-report launches'"),
    ])
    func `a missing launch is an error with a suggestion`(
        words: String,
        hint: String
    ) async {
        let run = await InProcess(["launch", words])

        #expect(run.status == .nothingShown)
        #expect(run.stderr.contains(hint))
    }

    @Test func `lines fit the width, and no payload is missing`() async throws {
        var tooWide: [Int] = []
        for words in ["stp-2", "amos-6", "crew-5", "188", "starlink"] {
            for width in 40...130 {
                let run = await InProcess(["launch", words, "--width", "\(width)"])
                let lines = run.stdout.split(separator: "\n").map(String.init)
                if lines.contains(where: { $0.displayWidth > width }) { tooWide.append(width) }
                if words == "stp-2" { #expect(run.stdout.contains("E-TBEx A & B")) }
            }
        }
        #expect(tooWide == [])
    }

    @Test func `a saved response is completed from the archive`() async throws {
        let folder = try TemporaryFolder()
        try folder.put(
            #"""
            [{"id": "x", "flight_number": 1, "name": "Kept", "rocket": "5e9d0d95eda69955f709d1eb", "window": 60,
              "launchpad": "5e9e4502f5090995de566f86", "payloads": ["5eb0e4b5b6c3bb0006eeb1e1"],
              "cores": [{"core": "5e9e289df35918033d3b2623", "flight": 1}]}]
            """#, in: "whole.json")
        try folder.put(#"[{"id": "x", "flight_number": 1, "name": "Kept"}]"#, in: "part.json")
        try folder.put(SpaceXResponses.launchLibrary, in: "library.json")

        let whole = await InProcess(["launch", "kept", "--input", folder.path("whole.json")])
        let part = await InProcess(["launch", "kept", "--input", folder.path("part.json")])
        let library = await InProcess(["launch", "42", "--input", folder.path("library.json")])

        for words in ["Falcon 1", "Omelek Island", "FalconSAT-2", "Merlin1A", "1 min"] {
            #expect(whole.stdout.contains(words))
        }
        #expect(whole.stderr == "")
        #expect(part.stdout.contains("Kept"))
        #expect(part.stderr == "")
        #expect(library.stdout.contains("H1.07"))
        #expect(library.stderr == "")
    }
}
