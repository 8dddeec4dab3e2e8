import FeatureTesting
import Networking
import Testing

/// How a person wants servers to be asked holds for every request of every server.
@Suite struct ConnectionTests {
    private static let all = [
        "GET https://customs.harbour.example/ships", "GET https://gauge.harbour.example/tides",
        "GET https://pilots.harbour.example/pilots",
        "POST https://pilots.harbour.example/oauth/token",
    ]

    @Test func `offline nobody is asked`() async throws {
        let servers = HarbourServers()

        let run = await HarbourRun(
            "report --source live --offline", servers: servers, cache: try TemporaryFolder())

        #expect(servers.sent == [])
        #expect(run.status == .partlyShown)
        for section in ["tides", "ships", "pilots"] {
            #expect(run.errors.contains("The \(section) could not be loaded: there is no cached"))
        }
        #expect(run.output.contains("North quay"))
    }

    @Test func `what is cached needs neither server nor token`() async throws {
        let (servers, cache) = (HarbourServers(), try TemporaryFolder())

        let first = await HarbourRun("report --source live", servers: servers, cache: cache)
        let second = await HarbourRun("report --source live", servers: servers, cache: cache)
        let third = await HarbourRun(
            "report --source live --offline", servers: servers, cache: cache)

        #expect(servers.asked == Self.all)
        #expect(first.output == second.output)
        #expect(third.status == .success)
        #expect(third.output == first.output)
    }

    @Test(arguments: ["--refresh", "--no-cache"])
    func `cached responses can be passed over for all`(option: String) async throws {
        let (servers, cache) = (HarbourServers(), try TemporaryFolder())
        _ = await HarbourRun("report --source live", servers: servers, cache: cache)

        _ = await HarbourRun("report --source live \(option)", servers: servers, cache: cache)

        #expect(servers.asked == (Self.all + Self.all).sorted())
    }

    @Test func `without a cache nothing is kept`() async throws {
        let cache = try TemporaryFolder()

        _ = await HarbourRun("report --source live --no-cache", cache: cache)

        #expect(cache.contents == [])
    }

    @Test func `the timeout is that of every request`() async {
        let servers = HarbourServers()

        _ = await HarbourRun("report --source live --timeout 3", servers: servers)

        #expect(servers.sent.count == 4)
        #expect(servers.sent.allSatisfy { $0.timeout <= .seconds(3) })
    }

    @Test func `one of several servers is asked at another address`() async {
        let servers = HarbourServers()

        _ = await HarbourRun(
            "report --source live --base-url pilots=https://pilots.test/v2", servers: servers)

        #expect(
            servers.hosts == ["customs.harbour.example", "gauge.harbour.example", "pilots.test"])
        #expect(servers.asked.contains("POST https://pilots.test/v2/oauth/token"))
    }

    @Test func `a variable is another address of one server, and an option goes before it`() async {
        let environment = ["HARBOUR_GAUGE_URL": "https://gauge.test"]
        let (one, other) = (HarbourServers(), HarbourServers())

        _ = await HarbourRun("tides --source live", servers: one, environment: environment)
        _ = await HarbourRun(
            "tides --source live --base-url gauge=https://gauge.local", servers: other,
            environment: environment)

        #expect(one.hosts == ["gauge.test"])
        #expect(other.hosts == ["gauge.local"])
    }

    @Test(arguments: [
        (
            "https://harbour.test",
            "harbour: --base-url needs the name of a server, because the source live asks several:"
                + " gauge=URL, customs=URL, pilots=URL or radio=HOST:PORT.\n"
        ),
        (
            "tug=https://harbour.test",
            "harbour: the source live has no server 'tug';"
                + " it asks gauge, customs, pilots and radio.\n"
        ),
    ])
    func `an address of no server is refused with the names`(
        address: String,
        message: String
    ) async {
        let servers = HarbourServers()

        let run = await HarbourRun("report --source live --base-url \(address)", servers: servers)

        #expect(run.status == .wrongUsage)
        #expect(run.errors == message)
        #expect(servers.sent == [])
    }

    @Test func `the source that asks nobody takes no address`() async {
        let run = await HarbourRun("tides --base-url gauge=https://gauge.test")

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("add --source live"))
    }

    @Test func `a variable names the source`() async {
        let servers = HarbourServers()

        let run = await HarbourRun(
            "tides", servers: servers, environment: ["HARBOUR_SOURCE": "live"])

        #expect(servers.hosts == ["gauge.harbour.example"])
        #expect(run.output.hasSuffix("Source: the services of the harbour.\n"))
    }

    @Test func `a record that a server does not have was not found`() async {
        let servers = HarbourServers()

        let run = await HarbourRun("ship 404 --source live", servers: servers)

        #expect(run.status == .nothingShown)
        #expect(run.output.contains("could not be loaded: the server has no /ships/404"))
        #expect(run.output.contains("Check the name or ID asked for"))
        #expect(!run.output.contains("server's address"))
    }
}
