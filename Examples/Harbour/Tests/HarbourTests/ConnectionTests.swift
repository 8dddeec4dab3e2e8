import FeatureTesting
import Networking
import Testing

/// The connection options apply to every request to every server.
@Suite struct ConnectionTests {
    private static let all = [
        "GET https://customs.harbour.example/ships", "GET https://gauge.harbour.example/tides",
        "GET https://pilots.harbour.example/pilots",
        "POST https://pilots.harbour.example/oauth/token",
    ]

    @Test func `offline, no requests are sent`() async throws {
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

    @Test func `a cached response needs neither a server nor a token`() async throws {
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
    func `--refresh and --no-cache apply to all servers`(option: String) async throws {
        let (servers, cache) = (HarbourServers(), try TemporaryFolder())
        _ = await HarbourRun("report --source live", servers: servers, cache: cache)

        _ = await HarbourRun("report --source live \(option)", servers: servers, cache: cache)

        #expect(servers.asked == (Self.all + Self.all).sorted())
    }

    @Test func `without a cache folder, nothing is cached`() async throws {
        let cache = try TemporaryFolder()

        _ = await HarbourRun("report --source live --no-cache", cache: cache)

        #expect(cache.contents == [])
    }

    @Test func `the timeout applies to every request`() async {
        let servers = HarbourServers()

        _ = await HarbourRun("report --source live --timeout 3", servers: servers)

        #expect(servers.sent.count == 4)
        #expect(servers.sent.allSatisfy { $0.timeout <= .seconds(3) })
    }

    @Test func `--base-url changes the address of one server`() async {
        let servers = HarbourServers()

        _ = await HarbourRun(
            "report --source live --base-url pilots=https://pilots.test/v2", servers: servers)

        #expect(
            servers.hosts == ["customs.harbour.example", "gauge.harbour.example", "pilots.test"])
        #expect(servers.asked.contains("POST https://pilots.test/v2/oauth/token"))
    }

    @Test func `a variable changes the address of one server, and the option overrides it`() async {
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
    func `an address without a valid server name is refused with the names`(
        address: String,
        message: String
    ) async {
        let servers = HarbourServers()

        let run = await HarbourRun("report --source live --base-url \(address)", servers: servers)

        #expect(run.status == .wrongUsage)
        #expect(run.errors == message)
        #expect(servers.sent == [])
    }

    @Test func `a source without servers takes no address`() async {
        let run = await HarbourRun("tides --base-url gauge=https://gauge.test")

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("add --source live"))
    }

    @Test func `a variable selects the source`() async {
        let servers = HarbourServers()

        let run = await HarbourRun(
            "tides", servers: servers, environment: ["HARBOUR_SOURCE": "live"])

        #expect(servers.hosts == ["gauge.harbour.example"])
        #expect(run.output.hasSuffix("Source: the tide gauge at the pier.\n"))
    }

    @Test func `a 404 response says which path was not found`() async {
        let servers = HarbourServers()

        let run = await HarbourRun("ship 404 --source live", servers: servers)

        #expect(run.status == .nothingShown)
        #expect(run.output.contains("could not be loaded: the server has no /ships/404"))
        #expect(run.output.contains("Check the name or ID asked for"))
        #expect(!run.output.contains("server's address"))
    }
}
