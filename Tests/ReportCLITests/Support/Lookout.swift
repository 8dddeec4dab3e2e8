import FeatureKit
import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import ScreenHost
import SectionKit

/// A sample program for tests, which reports the first two lines of a server.
enum Lookout {
    static let receiver = LineServer(
        "receiver", host: "localhost", port: 30_003, addressVariable: "LOOKOUT_RECEIVER",
        silence: .seconds(40))

    /// Returns the program, whose source lists these servers.
    static func program(
        servers: [Server] = [],
        lineServers: [LineServer] = [receiver]
    ) -> ReportProgram {
        let source = ReportSource(
            Report.Source(id: "live", summary: "the receiver."), summary: "the receiver",
            servers: servers, lineServers: lineServers
        ) { context throws(UsageError) in
            try context.lines(from: receiver)
        }
        return ReportProgram(
            name: "lookout", version: "1", title: "Lookout", summary: "Shows what is heard.",
            recipes: [signals], sources: [source])
    }

    /// Runs the program with the arguments in a line.
    static func run(
        _ line: String,
        program: ReportProgram = program(),
        over transport: LineTransportSpy,
        environment: [String: String] = [:],
        screen: ScriptedTerminal? = nil
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: environment.merging(["TERM": "xterm"]) { $1 }, screen: screen,
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), lineTransport: transport,
            output: output, errorOutput: errors)
        let words = line.split(separator: " ").map(String.init)
        let status = await program.run(words, in: host)
        return (status, output.text, errors.text)
    }

    private static let signals = SectionRecipe<any LineStreamInput>(
        name: "signals", summary: "what is heard"
    ) { lines, _ in
        SignalsSection(lines: lines)
    }
}

/// Shows two lines, or the first error.
private struct SignalsSection: SectionKit.Section {
    let id = "signals"
    let title = "Signals"
    let lines: any LineStreamInput

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.loading)
        let reply = SectionReply<_, RequestError>("The signals", to: output)
        var heard: [String] = []
        for await event in lines {
            switch event {
            case .connected: break
            case .line(let line): heard.append(line)
            case .failed(let error, _): return await reply.didFail(with: error)
            }
            if heard.count == 2 { return await reply.didFetch(heard) }
        }
    }

    func body(for heard: [String]) -> [Block] {
        heard.map { .paragraph(InlineText($0)) }
    }
}
