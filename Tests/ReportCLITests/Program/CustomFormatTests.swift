import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// A format of a program's own, made with the public API.
@Suite struct CustomFormatTests {
    /// The names of a report's guests, for place cards.
    private struct CardSurface: Surface {
        let ascii: Bool

        func check(_ shape: ReportShape) throws(SurfaceError) {
            if shape.sections.contains(where: { $0.content.tables.upperBound > 0 }) { return }
            throw .unfit("cards need guests, and there are none")
        }

        func write<Sink: TextSink>(
            _ report: Report,
            to sink: inout Sink
        ) throws(Sink.Failure) {
            for section in report.sections {
                guard case .success(let blocks) = section.state else { continue }
                for case .table(let table) in blocks {
                    for case .text(let name)? in table.rows.map(\.first) {
                        try sink.write(ascii ? "* \(name) *\n" : "✿ \(name) ✿\n")
                    }
                }
            }
        }
    }

    private static let cards = ReportFormat(
        "cards", summary: "place cards, for the tables", fileExtensions: [".card", ".CARDS"]
    ) { CardSurface(ascii: $0.ascii) }

    private struct Outcome {
        let status: ExitCode
        let output: String
        let errors: String
        let asked: Int
    }

    private func run(_ arguments: String...) async -> Outcome {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let kitchen = BaseRequestSpy([
            Endpoint("/menu"): .text("Sencha"), Endpoint("/guests"): .text("Alice,Bob"),
        ])
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "Serves tea.",
            recipes: TeaRoom.recipes,
            sources: [
                ReportSource(
                    Report.Source(id: "kitchen", summary: "The kitchen."), summary: "the kitchen",
                    request: { kitchen })
            ],
            formats: [Self.cards])
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        let status = await program.run(arguments, in: host)
        return Outcome(
            status: status, output: output.text, errors: errors.text, asked: kitchen.asked.count)
    }

    @Test(arguments: ["cards", "CARDS", "card"])
    func `a report is written in a custom format`(name: String) async {
        let outcome = await run("guests", "--format", name)

        #expect(outcome.output == "✿ Alice ✿\n✿ Bob ✿\n")
        #expect(outcome.status == .success)
    }

    @Test func `a custom format gets the surface settings`() async {
        #expect(await run("guests", "--format=cards", "--ascii").output == "* Alice *\n* Bob *\n")
    }

    @Test(arguments: ["guests.card", "guests.cards"])
    func `a file extension selects a custom format`(name: String) async throws {
        let folder = try TemporaryFolder()

        let outcome = await run("guests", "-o", folder.path(name))

        #expect(outcome.status == .success)
        #expect(try folder.text(of: name) == "✿ Alice ✿\n✿ Bob ✿\n")
    }

    @Test func `help, errors and the manual list a custom format`() async {
        let meaning = "place cards, for the tables: .card, .cards"
        #expect(await run("formats").output.contains(meaning))
        #expect(await run("manual").output.contains("place cards, for the tables"))
        #expect(await run("help").output.contains("icalendar, geojson, gpx, cards"))
        let errors = await run("guests", "-o", "guests.pdf").errors
        #expect(errors.contains("use .txt, .md or one of 7 others, or set --format."))
    }

    @Test func `the error of a custom format names those that can hold the report`() async {
        let outcome = await run("menu", "--format", "cards")

        #expect(outcome.status == .wrongUsage)
        #expect(outcome.output == "")
        #expect(
            outcome.errors == "tearoom: cards need guests, and there are none; "
                + "use --format terminal, markdown or one of 2 others.\n")
    }
}
