import Networking
import ReportCLI

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
