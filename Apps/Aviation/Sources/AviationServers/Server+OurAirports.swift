import Airports
package import ReportCLI

extension Server {
    /// The table of all airports.
    package static let ourAirports = Server(
        "ourairports",
        address: AllAirports.server,
        addressVariable: "OURAIRPORTS_URL",
        minimumInterval: .zero
    )
}
