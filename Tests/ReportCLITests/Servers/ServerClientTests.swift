import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
@testable import ReportCLI
import ScreenHost
import SectionKit
import Testing

/// What a source asks of its servers: clients, requests that never ask, notes and progress.
@Suite(.timeLimit(.minutes(1))) struct ServerClientTests {
    private static let server = Server(
        "web", address: "https://web.example", missFreshness: .seconds(86_400),
        retryAfterFields: ["X-Wait"])
    private static let guarded = Server(
        "web", address: "https://web.example",
        credentials: .header(secret: "TEA_KEY", scheme: "Token"))

    private typealias Make =
        @Sendable (SourceContext) throws(UsageError) -> any BaseRequestInput

    /// Runs a program whose source makes this request.
    private func run(
        _ line: String,
        _ transport: any HTTPTransport,
        environment: [String: String] = [:],
        server: Server = server,
        screen: ScriptedTerminal? = nil,
        terminal: VirtualScreen? = nil,
        pauses: Int = 0,
        request: @escaping Make
    ) async -> (status: ExitCode, output: String, errors: String) {
        let program = ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "",
            recipes: TeaRoom.recipes,
            sources: [
                ReportSource(
                    Report.Source(id: "web", summary: "the web."), summary: "the web",
                    servers: [server]
                ) { context throws(UsageError) in
                    FeatureDependencies(
                        request: try request(context), now: context.now, memory: context.memory)
                }
            ])
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let rounds = Calls<Duration>()
        let host = Host(
            environment: environment.merging(["TERM": "xterm"]) { $1 },
            terminalColumns: terminal == nil ? nil : 80,
            terminalRows: terminal == nil ? nil : 24,
            screen: screen,
            errorIsTerminal: terminal != nil,
            clock: { TeaRoomRun.clock },
            pause: { time in
                if time == WatchRounds.patience { return await Tide.passed(Gate()) }
                rounds.note(time)
                if rounds.all.count == pauses { withUnsafeCurrentTask { $0?.cancel() } }
            },
            transport: transport, output: terminal ?? output,
            errorOutput: terminal ?? errors)
        let words = line.split(separator: " ").map(String.init)
        let status = await Task { await program.run(words, in: host) }.value
        return (status, output.text, errors.text)
    }

    // MARK: Clients

    @Test func `a client has the server's address, credentials and log`() async {
        let spy = HTTPTransportSpy([.success(HTTPResponse(status: 200, body: Data("tea".utf8)))])

        let shown = await run(
            "menu --verbose --base-url https://other.example/x", spy,
            environment: ["TEA_KEY": "s3cret"], server: Self.guarded
        ) { context throws(UsageError) in
            Posted(client: try context.client(to: Self.guarded))
        }

        #expect(shown.status == .success)
        #expect(spy.sent.map(\.method) == [.post])
        #expect(spy.sent.map(\.url) == ["https://other.example/x/order"])
        #expect(spy.sent[0].fields.contains(HTTPField("Authorization", "Token s3cret")))
        #expect(spy.sent[0].fields.contains(HTTPField("User-Agent", "tearoom/1")))
        #expect(shown.errors.contains("POST https://other.example/x/order 200, 3 bytes"))
    }

    @Test func `a client's error names the variables of the credentials`() async {
        let spy = HTTPTransportSpy([.success(HTTPResponse(status: 401))])

        let shown = await run("menu", spy, server: Self.guarded) { context throws(UsageError) in
            Posted(client: try context.client(to: Self.guarded))
        }

        #expect(shown.status == .nothingShown)
        #expect(shown.errors.contains("Set TEA_KEY to a token for web."))
    }

    @Test func `a client sends nothing with --offline`() async {
        let spy = HTTPTransportSpy()

        let shown = await run("menu --offline", spy) { context throws(UsageError) in
            Posted(client: try context.client(to: Self.server))
        }

        #expect(shown.status == .nothingShown)
        #expect(shown.errors.contains("this server's data is not cached"))
        #expect(spy.sent.isEmpty)
    }

    @Test func `a client's server must be one that the source lists`() async {
        let shown = await run("menu", HTTPTransportSpy()) { context throws(UsageError) in
            Posted(client: try context.client(to: Server("cellar", address: "https://c.example")))
        }

        #expect(shown.status == .wrongUsage)
        #expect(shown.errors.contains("the source does not list the server 'cellar'"))
    }

    @Test func `a source is told the user name that a person has set`() async {
        let server = Server(
            "web", address: "https://web.example",
            credentials: .basic(user: "TEA_USER", password: "TEA_PASSWORD"))
        let names = Calls<String?>()

        for environment in [[:], ["TEA_USER": "Ada", "TEA_PASSWORD": "s3cret"]] {
            _ = await run("menu", HTTPTransportSpy(), environment: environment, server: server) {
                context throws(UsageError) in
                names.note(context.userName(for: server))
                return try context.request(to: server)
            }
        }

        #expect(names.all == [nil, "Ada"])
    }

    // MARK: Requests that never ask

    @Test func `a cached request finds only what another request has cached`() async throws {
        let folder = try TemporaryFolder()
        let spy = HTTPTransportSpy([.success(HTTPResponse(status: 200, body: Data("tea".utf8)))])
        let cached: Make = { context throws(UsageError) in
            try context.cachedRequest(to: Self.server)
        }
        let environment = ["XDG_CACHE_HOME": folder.url.path]

        let before = await run("menu", spy, environment: environment, request: cached)
        _ = await run("menu", spy, environment: environment) { context throws(UsageError) in
            try context.request(to: Self.server)
        }
        let after = await run("menu", spy, environment: environment, request: cached)
        let refreshed = await run(
            "menu --refresh", spy, environment: environment, request: cached)

        #expect(before.status == .nothingShown)
        #expect(after.output.contains("tea"))
        #expect(refreshed.status == .nothingShown)
        #expect(spy.sent.count == 1)
    }

    @Test func `a server's missing resource is remembered between runs`() async throws {
        let folder = try TemporaryFolder()
        let spy = HTTPTransportSpy([.success(HTTPResponse(status: 404))])
        for _ in 0..<2 {
            let shown = await run("menu", spy, environment: ["XDG_CACHE_HOME": folder.url.path]) {
                context throws(UsageError) in
                try context.request(to: Self.server)
            }
            #expect(shown.errors.contains("the server has no /menu (status 404)"))
        }
        #expect(spy.sent.count == 1)
    }

    @Test func `a server's own field says how long to wait`() async {
        let spy = HTTPTransportSpy([
            .success(HTTPResponse(status: 429, fields: [HTTPField("X-Wait", "600")]))
        ])

        let shown = await run("menu", spy) { context throws(UsageError) in
            try context.request(to: Self.server)
        }

        #expect(shown.errors.contains("the server has had too many requests"))
        #expect(shown.errors.contains("Try again in 10 minutes."))
    }

    // MARK: Notes and progress

    private static let note = "This call costs 4 of 400 credits a day."

    private static let noting: Make = { context in
        Noting(context: context)
    }

    @Test func `a note is a line on standard error, and never part of the report`() async {
        let shown = await run("menu", HTTPTransportSpy(), request: Self.noting)

        #expect(shown.status == .success)
        #expect(shown.errors == "tearoom: \(Self.note)\n")
        #expect(!shown.output.contains("costs"))
    }

    @Test func `a note is said once while a report is watched`() async {
        let shown = await run(
            "menu --watch 15 --format json", HTTPTransportSpy(), pauses: 3, request: Self.noting)

        #expect(shown.output.split(separator: "\n").count == 3)
        #expect(shown.errors.ranges(of: Self.note).count == 1)
    }

    @Test func `a note is shown in the status line of a screen`() async {
        let terminal = ScriptedTerminal([(Self.note, "q")])

        let shown = await run(
            "browse --sections menu", HTTPTransportSpy(), screen: terminal, request: Self.noting)

        #expect(shown.status == .success)
    }

    @Test func `progress and notes are drawn while a report loads on a terminal`() async {
        let (screen, gate) = (VirtualScreen(columns: 80, rows: 24), Gate())

        async let shown = run(
            "menu", HTTPTransportSpy(), environment: ["NO_COLOR": "1"], terminal: screen
        ) { context in
            Noting(context: context, gate: gate)
        }
        await screen.shows("\(Self.note)\n◐ Menu: 12 of 84 pages\n")
        await gate.open()

        #expect(await shown.status == .success)
        #expect(!screen.text.contains("of 84 pages"))
        #expect(screen.text.hasSuffix("tearoom: \(Self.note)\n"))
        #expect(screen.text.ranges(of: Self.note).count == 1)
    }
}

/// Posts each request as an order.
private struct Posted: BaseRequestInput {
    let client: any ServerClientInput

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let response = try await client.response(
            to: ServerRequest(.post, Endpoint("/order"), body: Data("one".utf8)))
        return try resource.value(from: response.body)
    }
}

/// Says what it costs and how far it is before it responds.
private struct Noting: BaseRequestInput {
    let context: SourceContext
    var gate: Gate?

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        context.note("This call costs 4 of 400 credits a day.")
        context.progress("12 of 84 pages")
        await gate?.passed()
        return try resource.value(from: Data("tea".utf8))
    }
}
