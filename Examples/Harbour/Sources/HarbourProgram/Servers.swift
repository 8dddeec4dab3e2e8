import Networking
import ReportCLI

/// The servers of the harbour, each of which wants to be told in its own way who asks.
extension Server {
    /// Measures the tide; wants a key.
    static let gauge = Server(
        "gauge",
        address: "https://gauge.harbour.example",
        addressVariable: "HARBOUR_GAUGE_URL",
        credentials: .header(secret: "HARBOUR_GAUGE_KEY", scheme: "Token"),
        freshness: .seconds(60)
    )

    /// Knows which ships are in; wants a name and a password.
    static let customs = Server(
        "customs",
        address: "https://customs.harbour.example",
        credentials: .basic(user: "HARBOUR_CUSTOMS_USER", password: "HARBOUR_CUSTOMS_PASSWORD"),
        userAgent: "harbour (duty@harbour.example)"
    )

    /// Knows who is on duty; gives a token for an id and a secret.
    static let pilots = Server(
        "pilots",
        address: "https://pilots.harbour.example",
        credentials: .client(
            tokenURL: "/oauth/token", id: "HARBOUR_PILOTS_ID", secret: "HARBOUR_PILOTS_SECRET")
    )
}

extension LineServer {
    /// Hears what ships send by radio, and sends it on as lines (NMEA 0183).
    static let radio = LineServer(
        "radio", host: "localhost", port: 10_110, addressVariable: "HARBOUR_RADIO")
}
