import AirportFacts
import AviationServers
import FeatureKit
import Flights
import Networking
import ReportCLI
import SectionKit

extension AviationDependencies {
    /// Creates the dependencies of a source, which lists the server `.ourAirports` if it asks any.
    init(
        _ context: SourceContext,
        request: any BaseRequestInput,
        sky: any SkyInput,
        lookUps: FlightLookUps? = nil,
        tracks: (any TrackInput)? = nil,
        pastFlights: (any PastFlightsInput)? = nil,
        routes: (any RoutesInput)? = nil,
        history: HistoryServer? = nil,
        asksServers: Bool = true
    ) {
        let allAirports: @Sendable () throws(UsageError) -> any BaseRequestInput = {
            () throws(UsageError) in try context.request(to: .ourAirports)
        }
        self.init(
            context: context,
            request: request,
            sky: sky,
            lookUps: lookUps,
            tracks: tracks,
            pastFlights: pastFlights,
            routes: routes ?? lookUps.map { LookedUpRoutes($0.routes) },
            trails: context.loadsAgain ? context.lastingMemory.value { SkyTrails() } : nil,
            history: history,
            airportSource: .airports,
            allAirports: asksServers ? allAirports : nil)
    }
}

extension Report.Source {
    /// The embedded airports and countries.
    static let airports = Report.Source(
        id: "built-in", summary: "airports of OurAirports, \(AirportFacts.date).")
}
