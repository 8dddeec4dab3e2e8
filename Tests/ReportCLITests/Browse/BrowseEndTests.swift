import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import Testing

/// Clean-up when the user quits the screen.
@Suite(.timeLimit(.minutes(1))) struct BrowseEndTests {
    @Test func `quitting the screen shuts the transport down`() async {
        let transport = HTTPTransportSpy([
            .success(HTTPResponse(status: 200, body: Data("[1]".utf8)))
        ])
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "",
            recipes: TeaRoom.recipes, sources: [TeaRoom.web])
        let host = Host(
            environment: ["TERM": "xterm"], screen: ScriptedTerminal([("as of", "q")]),
            clock: { TeaRoomRun.clock }, transport: transport, output: TextOutputSpy(),
            errorOutput: TextOutputSpy())

        let status = await program.run(["browse"], in: host)

        #expect(status == .success)
        #expect(transport.isShutDown)
    }
}
