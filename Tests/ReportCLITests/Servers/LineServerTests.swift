import FeatureTesting
import Networking
import SectionKit
import Testing

@testable import ReportCLI

/// The connection options with servers that send lines.
@Suite(.timeLimit(.minutes(1))) struct LineServerTests {
    private let spy = LineTransportSpy([.sends(["one", "two"], then: nil)])

    @Test func `the report shows the lines of a server`() async {
        let run = await Lookout.run("signals", over: spy)

        #expect(run.status == .success)
        #expect(run.output.contains("one\n\ntwo\n"))
        #expect(run.errors == "")
        #expect(spy.servers == [Lookout.receiver])
    }

    @Test func `offline, no connection is made and the report says why`() async {
        let run = await Lookout.run("signals --offline", over: spy)

        #expect(run.status == .nothingShown)
        #expect(
            run.errors.contains(
                "The signals could not be loaded: this server's data is not cached, and network"
                    + " access is disabled."))
        #expect(run.output.contains("Go online to reach the server."))
        #expect(spy.servers == [])
    }

    @Test func `the timeout limits the waits for a connection and for a line`() async {
        _ = await Lookout.run("signals --timeout 3", over: spy)

        #expect(spy.servers.map(\.timeout) == [.seconds(3)])
        #expect(spy.servers.map(\.silence) == [.seconds(3)])
    }

    @Test(
        arguments: [
            ("--base-url receiver=192.0.2.7:9", "192.0.2.7", 9),
            ("--base-url=[2001:db8::7]:65535", "2001:db8::7", 65_535),
            ("", "127.0.0.1", 4_000),
        ] as [(String, String, UInt16)])
    func `the option sets another address, else the variable`(
        option: String, host: String, port: UInt16
    ) async {
        let run = await Lookout.run(
            "signals \(option)", over: spy, environment: ["LOOKOUT_RECEIVER": "127.0.0.1:4000"])

        #expect(run.status == .success)
        #expect(spy.servers.map(\.host) == [host])
        #expect(spy.servers.map(\.port) == [port])
    }

    @Test(arguments: [
        ("--base-url http://localhost:80", "'http://localhost:80' is not a valid --base-url for"),
        ("--base-url receiver=http://localhost", "'http://localhost' is not a valid --base-url"),
        ("--base-url gpsd.example:2947", "'gpsd.example:2947' is not valid for --base-url."),
        ("--base-url localhost", "'localhost' is not valid for --base-url."),
        ("", "'gps' is not valid for LOOKOUT_RECEIVER."),
    ])
    func `an invalid address of a line server is wrong usage`(
        option: String, message: String
    ) async {
        let run = await Lookout.run(
            "signals \(option)", over: spy, environment: ["LOOKOUT_RECEIVER": "gps"])

        #expect(run.status == .wrongUsage)
        #expect(run.errors.hasPrefix("lookout: \(message)"))
        #expect(
            run.errors.hasSuffix(
                "a numeric address, or localhost, and a port, such as localhost:30003.\n"))
        #expect(spy.servers == [])
    }

    @Test func `--verbose logs each connection and each failure`() async {
        let spy = LineTransportSpy([.sends([], then: .connectionLost(reason: "it was reset"))])

        let run = await Lookout.run("signals --verbose", over: spy)
        let quiet = await Lookout.run(
            "signals", over: LineTransportSpy([.sends(["one", "two"], then: nil)]))

        let lines = run.errors.split(separator: "\n")
        #expect(lines.first == "lookout: TCP localhost:30003 connected")
        let lost = "lookout: TCP localhost:30003 the connection was lost (it was reset), again in "
        #expect(lines.dropFirst().first?.hasPrefix(lost) == true)
        #expect(!quiet.errors.contains("TCP"))
    }

    @Test func `leaving the screen shuts the transport down`() async {
        let run = await Lookout.run("browse", over: spy, screen: ScriptedTerminal([("two", "q")]))

        #expect(run.status == .success)
        #expect(spy.isShutDown)
    }

    @Test func `help lists the address and its variable, but no cache`() async {
        let help = await Lookout.run("help", over: spy).output

        #expect(help.contains("--base-url HOST:PORT"))
        #expect(help.contains("LOOKOUT_RECEIVER"))
        #expect(help.contains("another address for receiver"))
        #expect(help.contains("--offline"))
        for word in ["--refresh", "--no-cache", "XDG_CACHE_HOME", "cache ACTION"] {
            #expect(!help.contains(word), "\(word)")
        }
    }

    @Test func `with several servers, an address needs the name of its server`() async throws {
        let web = Server("web", address: "https://web.example")
        let both = Lookout.program(servers: [web])
        let clash = Server("receiver", address: "https://web.example")

        let unnamed = await Lookout.run("signals --base-url localhost:1", program: both, over: spy)
        let wrong = await Lookout.run(
            "signals --base-url receiver=http://a.example", program: both, over: spy)
        let named = await Lookout.run(
            "signals --base-url web=http://localhost:1,receiver=localhost:2", program: both,
            over: spy)

        #expect(unnamed.status == .wrongUsage)
        #expect(unnamed.errors.contains("several: web=URL or receiver=HOST:PORT."))
        #expect(wrong.status == .wrongUsage)
        #expect(named.status == .success)
        #expect(spy.servers.map(\.port) == [2])
        try both.validate()
        #expect(throws: CatalogError("the source live has two servers 'receiver'.")) {
            try Lookout.program(servers: [clash]).validate()
        }
    }

    @Test func `a source that does not list a line server cannot follow it`() async {
        let run = await Lookout.run(
            "signals", program: Lookout.program(lineServers: []), over: spy)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("the source does not list the server 'receiver'"))
    }
}
