import FeatureTesting
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// A program without servers, such as the tea room, has no options for servers.
@Suite struct ServerlessProgramTests {
    private static let words = ["cache", "network", "--base-url", "--offline"]

    @Test(arguments: [[], ["help"], ["help", "menu"]])
    func `help does not mention servers`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments)

        #expect(!run.output.isEmpty)
        for word in Self.words { #expect(!run.output.contains(word), "\(word)") }
    }

    @Test(arguments: [["cache", "path"], ["menu", "--offline"]])
    func `options and commands for servers are unknown`(arguments: [String]) async {
        let run = await TeaRoomRun(arguments)

        #expect(run.status == .wrongUsage)
        for word in Self.words { #expect(!run.errors.contains("\(word),")) }
    }

    @Test func `a program with a server has options for it`() async {
        let output = TextOutputSpy()
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "", summary: "", recipes: [],
            sources: [TeaRoom.web])
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: TextOutputSpy())

        #expect(await program.run(["help"], in: host) == .success)
        for word in Self.words { #expect(output.text.contains(word), "\(word)") }
    }
}
