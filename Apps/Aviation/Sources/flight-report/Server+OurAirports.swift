import Airports
import ReportCLI

extension Server {
    /// The table of all airports, which changes a little every day; it may be a month old.
    static let ourAirports = Server(
        "ourairports",
        address: AllAirports.server,
        addressVariable: "OURAIRPORTS_URL",
        freshness: .seconds(30 * 86_400),
        minimumInterval: .zero
    )
}
