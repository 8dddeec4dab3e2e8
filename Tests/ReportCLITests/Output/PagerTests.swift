import FeatureTesting
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// The pager.
@Suite struct PagerTests {
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [
        ([:], true), (["PAGER": "more"], true), (["PAGER": ""], false), (["PAGER": "cat"], false),
        (["TERM": "dumb"], false), (["TERM": "xterm"], true),
    ])
    func `the pager is used unless the environment turns it off`(
        environment: [String: String],
        isWanted: Bool
    ) {
        #expect((Pager(environment: environment, fallback: TextOutputSpy()) != nil) == isWanted)
    }

    @Test func `text goes to the shell command in PAGER`() throws {
        let fallback = TextOutputSpy()
        let pager = try #require(
            Pager(
                environment: ["PAGER": "sed s/tea/port/ >'\(folder.path("seen"))'; exit 3"],
                fallback: fallback))

        try pager.write("tea\n")

        #expect(try folder.text(of: "seen") == "port\n")
        #expect(fallback.text == "")
    }

    @Test func `a pager may quit before the end of the text`() throws {
        let fallback = TextOutputSpy()
        let pager = try #require(
            Pager(environment: ["PAGER": "exec true"], fallback: fallback))

        try pager.write(String(repeating: "tea\n", count: 100_000))

        #expect(fallback.text == "")
    }

    @Test func `text goes to standard output if the pager is missing`() throws {
        let fallback = TextOutputSpy()
        let pager = try #require(
            Pager(environment: ["PAGER": "no-such-program 2>&1"], fallback: fallback))

        try pager.write("tea\n")

        #expect(fallback.text == "tea\n")
    }

    @Test(
        arguments: [
            (rows: 4, options: [:], paged: true), (5, [:], false), (nil, [:], false),
            (4, ["no-pager": ""], false), (4, ["output": "tea.txt"], false),
            (4, ["format": "markdown"], true),
        ] as [(rows: Int?, options: [String: String], paged: Bool)])
    func `only a text taller than the terminal goes to the pager`(
        rows: Int?,
        options: [String: String],
        paged: Bool
    ) throws {
        let (pager, output) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            terminalColumns: 80, terminalRows: rows, pager: pager, clock: { TeaRoomRun.clock },
            transport: HTTPTransportSpy(), output: output, errorOutput: TextOutputSpy())
        let text = "1\n2\n3\n4\n"
        let settings = try ReportSettings(
            OptionValues(options), .test, zones: ZoneDatabase(environment: [:]))

        try host.write(.empty, as: FixedSurface(text: text), paged: settings.isPaged)

        #expect(pager.text == (paged ? text : ""))
        #expect(output.text == (paged ? "" : text))
    }
}
