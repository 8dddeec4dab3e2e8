import Networking
import ReportCLI

/// The servers of the harbour, each with another kind of credentials.
extension Server {
    /// Measures the tide; needs a key.
    static let gauge = Server(
        "gauge",
        address: "https://gauge.harbour.example",
        addressVariable: "HARBOUR_GAUGE_URL",
        credentials: .header(secret: "HARBOUR_GAUGE_KEY", scheme: "Token"),
        freshness: .seconds(60)
    )

    /// Lists the ships in the harbour; needs a user name and a password.
    static let customs = Server(
        "customs",
        address: "https://customs.harbour.example",
        credentials: .basic(user: "HARBOUR_CUSTOMS_USER", password: "HARBOUR_CUSTOMS_PASSWORD"),
        userAgent: "harbour (duty@harbour.example)"
    )

    /// Lists the pilots on duty; issues a token for a client ID and a secret.
    static let pilots = Server(
        "pilots",
        address: "https://pilots.harbour.example",
        credentials: .client(
            tokenURL: "/oauth/token", id: "HARBOUR_PILOTS_ID", secret: "HARBOUR_PILOTS_SECRET")
    )
}

extension LineServer {
    /// Receives radio signals of ships, and sends them as lines (NMEA 0183).
    static let radio = LineServer(
        "radio", host: "localhost", port: 10_110, addressVariable: "HARBOUR_RADIO")
}
