import Flights
import Networking
import ReportCLI
import SectionKit

/// The servers of aircraft.
extension Server {
    /// A receiver of one's own, whose file changes once a second.
    static let receiver = Server(
        "receiver",
        address: "http://localhost:8080",
        addressVariable: "RECEIVER_URL",
        freshness: .zero,
        minimumInterval: .seconds(1))

    /// adsb.lol, which has no published limit, and refuses a User-Agent that names nobody.
    static let adsbLol = Server(
        "adsb-lol",
        address: "https://api.adsb.lol",
        addressVariable: "ADSB_LOL_URL",
        freshness: .seconds(120),
        minimumInterval: .seconds(5),
        userAgent: "flight-report/0.1.0 (https://github.com/sectionkit/sectionkit)",
        requestsAtOnce: 1)
}

extension LineServer {
    /// The BaseStation lines of a receiver of one's own.
    static let receiverLines = LineServer(
        "sbs", host: "localhost", port: 30_003, addressVariable: "RECEIVER_SBS")
}

/// The services that are asked about one aircraft; what they say, and that they do not know one,
/// is kept for a day.
extension Server {
    /// Aircraft by address (https://hexdb.io).
    static let hexdb = lookUp("hexdb", "https://hexdb.io", "HEXDB_URL")

    /// The Virtual Radar Server's routes by call sign (https://github.com/adsblol/vrs-standing-data).
    static let routes = lookUp("routes", "https://vrs-standing-data.adsb.lol", "ROUTES_URL")

    /// Aircraft by address and routes by call sign (https://www.adsbdb.com).
    static let adsbdb = lookUp("adsbdb", "https://api.adsbdb.com", "ADSBDB_URL")

    /// All of them, for the list of a live source.
    static let lookUps = [hexdb, routes, adsbdb]

    private static func lookUp(_ name: String, _ address: String, _ variable: String) -> Server {
        let day = Duration.seconds(86_400)
        return Server(
            name, address: address, addressVariable: variable, freshness: day,
            missFreshness: day, minimumInterval: .zero,
            userAgent: "flight-report/0.1.0 (https://github.com/sectionkit/sectionkit)",
            requestsAtOnce: 1)
    }
}

extension SourceContext {
    /// The services that are asked about one aircraft, of a source that lists ``Server/lookUps``.
    func lookUps() throws(UsageError) -> FlightLookUps {
        FlightLookUps(
            hexdb: try request(to: .hexdb), routes: try request(to: .routes),
            adsbdb: try request(to: .adsbdb))
    }
}

extension Server {
    /// OpenSky's history, a Trino cluster; a person needs an account with access to it.
    static let trino = Server(
        "trino",
        address: "https://trino.opensky-network.org",
        addressVariable: "OPENSKY_TRINO_URL",
        credentials: .password(
            tokenURL: """
                https://auth.opensky-network.org/auth/realms/opensky-network/protocol/\
                openid-connect/token
                """,
            clientID: "trino-client", user: "OPENSKY_TRINO_USER",
            password: "OPENSKY_TRINO_PASSWORD"))
}

extension SourceContext {
    /// Returns the server with OpenSky's history; the source must list ``Server/trino``.
    func history() throws(UsageError) -> HistoryServer {
        HistoryServer(
            client: try client(to: .trino),
            user: userName(for: .trino),
            progress: { progress($0) },
            temporaryFolder: temporaryFolder,
            pending: pendingWork)
    }
}
