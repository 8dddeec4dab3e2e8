import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// Private values of a report: in text, JSON and CSV always, elsewhere with --personal.
@Suite struct PersonalOptionTests {
    private struct Seats: Section {
        let id: String
        let title = "Seats"
        let shape = ContentShape(tables: 1...1, events: 1...1)

        func load(into output: some SectionOutput<String>) async {
            await output.show(.success("14A"))
        }

        func body(for seat: String) -> [Block] {
            [
                .table(
                    Table(
                        columns: [
                            Column("flight", "Flight"), Column("seat", "Seat").keptPrivate,
                            Column("day", "Day"),
                        ],
                        rows: [
                            [
                                .text("LH400"), .text(seat),
                                .date(orUnknown: PreciseDate("2024-06-14")),
                            ]
                        ],
                        events: EventColumns(
                            domain: "tests", id: "flight", start: "day", details: ["seat"])))
            ]
        }
    }

    private static let program = ReportProgram(
        name: "seats", version: "1", title: "Seats", summary: "Shows seats.",
        recipes: [
            SectionRecipe(name: "own", summary: "own seats", hasPrivateValues: true) { _, _ in
                Seats(id: "own")
            },
            SectionRecipe(name: "others", summary: "other seats") { _, _ in Seats(id: "others") },
        ],
        sources: [
            ReportSource(Report.Source(id: "here", summary: "made up."), summary: "here") { _ in ()
            }
        ])

    private func run(_ arguments: String...) async -> (
        status: ExitCode, output: String, errors: String
    ) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        return (await Self.program.run(arguments, in: host), output.text, errors.text)
    }

    @Test(arguments: ["terminal", "json", "csv"])
    func `formats for oneself have private values`(format: String) async {
        let run = await run("own", "--format", format)

        #expect(run.output.contains("14A"))
        #expect(run.errors == "")
    }

    @Test(arguments: ["markdown", "html", "icalendar"])
    func `formats for others leave private values out, and say so`(format: String) async {
        let run = await run("own", "--format", format)

        #expect(run.status == .success)
        #expect(run.output.contains("LH400"))
        #expect(!run.output.contains("14A"))
        #expect(
            run.errors
                == "seats: private values are left out: Seat; add --personal to include them.\n")
    }

    @Test func `a command without --personal does not propose it`() async {
        let run = await run("others", "--format", "markdown")

        #expect(run.errors == "seats: private values are left out: Seat.\n")
        #expect(!run.output.contains("14A"))
    }

    @Test(arguments: ["markdown", "html"])
    func `a report for others says what it leaves out`(format: String) async {
        #expect(
            await run("own", "--format", format).output
                .contains("Private values are left out: Seat."))
    }

    @Test(arguments: ["markdown", "html", "icalendar"])
    func `with --personal every format has private values`(format: String) async {
        let run = await run("own", "--personal", "--format", format)

        #expect(run.output.contains("14A"))
        #expect(run.errors == "")
    }

    @Test func `only commands with private values take --personal`() async {
        #expect(await run("others", "--personal").status == .wrongUsage)
        #expect(await run("help", "own").output.contains("--personal"))
        #expect(await !run("help", "others").output.contains("--personal"))
        #expect(await !TeaRoomRun(["help"]).output.contains("--personal"))
    }
}
