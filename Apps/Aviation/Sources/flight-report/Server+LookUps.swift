import Flights
import ReportCLI
import SectionKit

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
