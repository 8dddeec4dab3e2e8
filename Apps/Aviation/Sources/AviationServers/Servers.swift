import Airports
package import ReportCLI

extension Server {
    /// OpenSky, whose data change every ten seconds for those without an account.
    package static let openSky = openSky(missFreshness: nil)

    /// OpenSky for past flights only: that it has seen none is an answer that costs credits too, and
    /// changes once a night.
    package static let openSkyHistory = openSky(missFreshness: .seconds(6 * 3_600))

    private static func openSky(missFreshness: Duration?) -> Server {
        Server(
            "opensky",
            address: "https://opensky-network.org/api",
            addressVariable: "OPENSKY_URL",
            credentials: .client(
                tokenURL: """
                    https://auth.opensky-network.org/auth/realms/opensky-network/protocol/\
                    openid-connect/token
                    """,
                id: "OPENSKY_CLIENT_ID", secret: "OPENSKY_CLIENT_SECRET"),
            freshness: .seconds(120),
            missFreshness: missFreshness,
            minimumInterval: .seconds(10),
            retryAfterFields: ["X-Rate-Limit-Retry-After-Seconds"],
            requestsAtOnce: 1)
    }
}

extension Server {
    /// The table of all airports.
    package static let ourAirports = Server(
        "ourairports",
        address: AllAirports.server,
        addressVariable: "OURAIRPORTS_URL",
        minimumInterval: .zero
    )
}
