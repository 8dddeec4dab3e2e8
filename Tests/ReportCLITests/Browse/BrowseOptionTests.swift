@testable import ReportCLI
import FeatureTesting
import ProgramTesting
import SectionKit
import Testing

/// Options of the same name that two sections of a screen describe differently.
@Suite(.timeLimit(.minutes(1))) struct BrowseOptionTests {
    @Test func `a key changes only the section of its option`() async {
        let device = ScriptedTerminal([
            ("all airports by any of ever", "G"), ("all airports", "a"), ("by size", "q"),
        ])

        let run = await Airfield.run("browse", screen: device)

        #expect(run.status == .success)
        #expect(device.screen.text.contains("all airports by size of ever"))
        #expect(!device.shown.contains("flights by size"))
    }

    @Test(arguments: ["airports,flights", "flights,airports"])
    func `the first section of --sections is open at first`(names: String) async {
        let first = names.prefix { $0 != "," }
        let device = ScriptedTerminal([("all \(first) by any of ever", "q")])

        let run = await Airfield.run("browse --sections \(names)", screen: device)

        #expect(run.status == .success)
    }

    @Test func `browse has a person's own data`() async {
        let device = ScriptedTerminal([("all logbook by any of ever", "q")])

        let run = await Airfield.run(
            "browse", of: Airfield.program([Airfield.flights, Airfield.logbook]), screen: device)

        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("browse", "2 flights by time of 2020"),
        ("browse --flights-limit 5", "5 flights by any of ever"),
        ("browse --airports-limit 5", "2 flights by time of 2020"),
    ])
    func `a screen opens with what the source proposes, unless a person has set one of it`(
        line: String, shown: String
    ) async {
        let program = Airfield.program(
            [Airfield.flights, Airfield.airports],
            opening: ["flights": ["limit": "2", "year": "2020", "sort": "time"]])
        let device = ScriptedTerminal([(shown, "q")])

        let run = await Airfield.run(line, of: program, screen: device)

        #expect(run.status == .success)
    }

    @Test func `a default of a person joins what the source proposes, on pages too`() async throws {
        let program = Airfield.program(
            [Airfield.flights], opening: ["flights": ["limit": "2", "sort": "time"]])
        let environment = ["AIRFIELD_LIMIT": "5"]
        let device = ScriptedTerminal([("5 flights by time", "q")])

        let run = await Airfield.run(
            "browse", of: program, screen: device, environment: environment)
        #expect(run.status == .success)

        // Those that serve has without an option for it.
        let silent = TextOutputSpy()
        let host = Host(
            environment: environment, clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(),
            output: silent, errorOutput: silent)
        let opener = SourceOpener(
            program: program, host: host,
            console: Console(program: "airfield", output: silent, errorOutput: silent))
        let values = try program.values(CommandValues(), of: "serve", opener)
        let flights = try opener.opening(values)[section: "flights"]
        #expect(["limit", "sort"].map(flights.text) == ["5", "time"])
    }

    @Test func `a report does not have what the source proposes for a screen`() async {
        let program = Airfield.program(
            [Airfield.flights], opening: ["flights": ["limit": "2"]])

        #expect(await Airfield.run("flights", of: program).output.contains("all flights"))
    }

    @Test func `each section starts with its own option values`() async {
        let device = ScriptedTerminal([("3 airports by any of 2020", "q")])

        let run = await Airfield.run(
            "browse --airports-limit 3 --flights-limit 2 --year 2020", screen: device)

        #expect(run.status == .success)
        #expect(run.errors == "")
    }
}
