import FeatureTesting
import Foundation
import Networking
import Testing

/// Three servers with three kinds of credentials.
@Suite struct CredentialsTests {
    private static let basic = "Basic \(Data("officer:customs-word".utf8).base64EncodedString())"

    @Test func `each server is sent only its own credentials`() async {
        let servers = HarbourServers()

        let run = await HarbourRun("report --source live", servers: servers)

        #expect(run.status == .success)
        #expect(servers.values(of: "Authorization", to: "gauge") == ["Token gauge-key"])
        #expect(servers.values(of: "Authorization", to: "customs") == [Self.basic])
        #expect(servers.values(of: "Authorization", to: "pilots") == [nil, "Bearer token-1"])
        let bodies = servers.sent.compactMap(\.body).map { String(decoding: $0, as: UTF8.self) }
        #expect(
            bodies == [
                "grant_type=client_credentials&client_id=harbour-master"
                    + "&client_secret=pilots-secret"
            ])
    }

    @Test func `each server is sent a user agent`() async {
        let servers = HarbourServers()

        _ = await HarbourRun("report --source live", servers: servers)

        #expect(servers.values(of: "User-Agent", to: "gauge") == ["harbour/1.0.0"])
        #expect(
            servers.values(of: "User-Agent", to: "customs") == ["harbour (duty@harbour.example)"])
    }

    @Test func `a refused token is renewed once`() async {
        let servers = HarbourServers(staleTokens: 1)

        let run = await HarbourRun("pilots --source live", servers: servers)

        #expect(run.status == .success)
        #expect(
            servers.values(of: "Authorization", to: "pilots")
                == [nil, "Bearer token-1", nil, "Bearer token-2"])
    }

    @Test func `a server that refuses every token is asked only twice`() async {
        let servers = HarbourServers(staleTokens: .max)

        let run = await HarbourRun("report --source live", servers: servers)

        #expect(run.status == .partlyShown)
        #expect(servers.values(of: "Authorization", to: "pilots").count == 4)
        #expect(run.errors.contains("The pilots could not be loaded"))
        #expect(run.output.contains("Aurora"))
    }

    @Test func `no secret is cached, shown or logged`() async throws {
        let cache = try TemporaryFolder()
        let servers = HarbourServers(staleTokens: 1)

        let run = await HarbourRun("report --source live --verbose", servers: servers, cache: cache)

        #expect(run.status == .success)
        #expect(run.errors.contains("POST https://pilots.harbour.example/oauth/token 200"))
        #expect(run.errors.contains("GET https://gauge.harbour.example/tides 200"))
        #expect(cache.contents.count == 3)
        for word in HarbourRun.words {
            #expect(!run.output.contains(word), "\(word)")
            #expect(!run.errors.contains(word), "\(word)")
            for file in cache.contents { #expect(file.range(of: Data(word.utf8)) == nil) }
        }
    }

    @Test func `a refused request says which variable to set`() async {
        let environment = ["HARBOUR_GAUGE_KEY": ""]

        let run = await HarbourRun("tides --source live", environment: environment)

        #expect(run.status == .nothingShown)
        #expect(run.output.contains("Set HARBOUR_GAUGE_KEY to a token for gauge."))
    }

    @Test func `a password without a user name is refused before any request`() async {
        let servers = HarbourServers()

        let run = await HarbourRun(
            "report --source live", servers: servers, environment: ["HARBOUR_CUSTOMS_USER": ""])

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("HARBOUR_CUSTOMS_PASSWORD is set, but not"))
        #expect(servers.sent == [])
    }

    @Test func `help lists the variables of every server`() async {
        let help = await HarbourRun("help").output

        for name in HarbourRun.secrets.keys { #expect(help.contains(name), "\(name)") }
        #expect(help.contains("HARBOUR_GAUGE_URL"))
        #expect(help.contains("HARBOUR_RADIO"))
        #expect(help.contains("HARBOUR_SOURCE"))
    }
}
