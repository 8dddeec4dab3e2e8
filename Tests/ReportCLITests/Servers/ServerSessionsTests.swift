import FeatureKit
import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import ScreenHost
import SectionKit
import Synchronization
import Testing

/// The tokens and request limits of servers that last as long as the program runs.
@Suite(.timeLimit(.minutes(1))) struct ServerSessionsTests {
    /// A program that asks one server for the menu and another for the guests.
    private func program(menu: Server, guests: Server) -> ReportProgram {
        let source = ReportSource(
            Report.Source(id: "web", summary: "the web."), summary: "the web",
            servers: menu.name == guests.name ? [menu] : [menu, guests]
        ) { context throws(UsageError) in
            let request = TwoServers(
                menu: try context.request(to: menu), guests: try context.request(to: guests))
            return FeatureDependencies(request: request, now: context.now, memory: context.memory)
        }
        return ReportProgram(
            name: "tearoom", version: "1", title: "Tea room", summary: "",
            recipes: TeaRoom.recipes, sources: [source])
    }

    private func run(
        _ line: String,
        _ program: ReportProgram,
        over transport: Waiter,
        environment: [String: String] = [:],
        screen: ScriptedTerminal? = nil
    ) async -> ExitCode {
        let host = Host(
            environment: environment.merging(["TERM": "xterm"]) { $1 }, screen: screen,
            clock: { TeaRoomRun.clock }, transport: transport, output: TextOutputSpy(),
            errorOutput: TextOutputSpy())
        return await program.run(line.split(separator: " ").map(String.init), in: host)
    }

    @Test func `a token is fetched once, however often a screen opens its source`() async {
        let server = Server(
            "web", address: "https://web.example",
            credentials: .client(tokenURL: "/token", id: "TEA_ID", secret: "TEA_SECRET"))
        let waiter = Waiter()

        let status = await run(
            "browse --sections menu", program(menu: server, guests: server), over: waiter,
            environment: ["TEA_ID": "me", "TEA_SECRET": "s3cret"],
            screen: ScriptedTerminal([("cup 1", "r"), ("cup 2", "r"), ("cup 3", "q")]))

        #expect(status == .success)
        #expect(waiter.methods == [.post, .get, .get, .get])
    }

    @Test func `a server is never sent more requests at once than its limit`() async {
        let server = Server("web", address: "https://web.example", requestsAtOnce: 1)
        let waiter = Waiter()

        let status = await run(
            "report", program(menu: server, guests: server), over: waiter)

        #expect(status == .success)
        #expect(waiter.methods.count == 2)
        #expect(waiter.mostAtOnce == 1)
    }

    @Test func `requests to one server do not wait for those to another`() async {
        let menu = Server("menu", address: "https://menu.example", requestsAtOnce: 1)
        let guests = Server("guests", address: "https://guests.example", requestsAtOnce: 1)
        let waiter = Waiter(servesAtOnce: 2)

        let status = await run("report", program(menu: menu, guests: guests), over: waiter)

        #expect(status == .success)
        #expect(waiter.mostAtOnce == 2)
    }
}

/// Asks one server for the menu, and another for everything else.
private struct TwoServers: BaseRequestInput {
    let menu: any BaseRequestInput
    let guests: any BaseRequestInput

    func value<Value>(of resource: Resource<Value>) async throws(RequestError) -> Value {
        let request = resource.endpoint.path == "/menu" ? menu : guests
        return try await request.value(of: resource)
    }
}

/// Responds with numbered cups and tokens, as soon as a number of requests wait at once.
private final class Waiter: HTTPTransport {
    private struct Record {
        var methods: [HTTPMethod] = []
        var present = 0
        var mostAtOnce = 0
    }

    private let servesAtOnce: Int
    private let record = Mutex(Record())

    var methods: [HTTPMethod] { record.withLock(\.methods) }
    var mostAtOnce: Int { record.withLock(\.mostAtOnce) }

    init(servesAtOnce: Int = 1) {
        self.servesAtOnce = servesAtOnce
    }

    func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let cup = record.withLock { record in
            record.methods.append(request.method)
            record.present += 1
            record.mostAtOnce = max(record.mostAtOnce, record.present)
            return record.methods.filter { $0 == .get }.count
        }
        defer { record.withLock { $0.present -= 1 } }
        // Gives requests that should wait the time to arrive.
        for _ in 0..<100 { await Task.yield() }
        while mostAtOnce < servesAtOnce, !Task.isCancelled { await Task.yield() }
        let body = request.method == .post ? #"{"access_token": "t1"}"# : "cup \(cup)"
        return HTTPResponse(status: 200, body: Data(body.utf8))
    }

    func shutDown() {}
}
