import Flights
import Networking
import ReportCLI
import SectionKit

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
