import AirportFacts
import Airports
import AviationServers
import BackupFeature
import DemoLog
import ExchangeFeature
import FlightFacts
import FlightSearchFeature
import Flights
import GlobeFeature
import LogAirportsFeature
import LogChangesFeature
import LogFeature
import LogStatisticsFeature
import Logbook
import LoggedFlightFeature
import Networking
import NextFlightFeature
import ProfileFeature
import RecordSync
import ReportCLI
import ScanFeature
import Schedules
import SectionKit
import SyncFeature
import TripChangesFeature
import TripFeature
import TripsFeature

/// The definition of the program: its sections and its sources.
enum Catalog {
    static let program = ReportProgram(
        name: "flight-log",
        version: "0.1.0",
        title: "Flight log",
        summary: "Keeps a log of your flights, and shows it as text, Markdown, HTML or JSON.",
        recipes: [
            NextFlightBuilder.recipe,
            GlobeBuilder.recipe,
            FlightSearchBuilder.recipe,
            LogBuilder.recipe,
            LogStatisticsBuilder.recipe,
            VisitedCountriesBuilder.recipe,
            LogAirportsBuilder.recipe,
            TripsBuilder.recipe,
            ProfileBuilder.recipe,
            LoggedFlightBuilder.recipe,
            TripBuilder.recipe,
            ScanBuilder.recipe,
        ] + ExchangeBuilder.recipes + SyncBuilder.recipes,
        actions: LogChangesBuilder.actions + ExchangeBuilder.actions + ScanBuilder.actions
            + FlightSearchBuilder.actions + LogAirportsBuilder.actions + TripChangesBuilder.actions
            + ProfileBuilder.actions + BackupBuilder.actions + SyncBuilder.actions,
        vocabularies: LogVocabularies.all,
        sources: [LogSources.log],
        tabs: [
            ScreenTab("Globe", sections: [GlobeBuilder.recipe.name]),
            ScreenTab(
                "Search", sections: [FlightSearchBuilder.recipe.name, ScanBuilder.recipe.name]),
            ScreenTab(
                "Flights",
                sections: [
                    NextFlightBuilder.recipe.name, TripsBuilder.recipe.name,
                    LogBuilder.recipe.name,
                ]),
            ScreenTab(
                "Profile",
                sections: [
                    LogStatisticsBuilder.recipe.name, VisitedCountriesBuilder.recipe.name,
                    LogAirportsBuilder.recipe.name,
                    ExchangeBuilder.doctor.name,
                ] + SyncBuilder.recipes.map(\.name) + [ProfileBuilder.recipe.name]),
        ],
        opened: LogBuilder.recipe.name,
        baseMaps: AirportSurroundings.places { $0.request }
    )
}

/// Where the flights of the program are from.
enum LogSources {
    /// The embedded tables.
    private static let facts = AirportFacts.responses.merging(FlightFacts.responses)

    static let log = ReportSource<LogDependencies>(
        Report.Source(id: "log", summary: "your own records."),
        summary: "the flights in your data folder, or a made-up log while there are none",
        servers: Server.lookUps + [.ourAirports, .sync]
    ) { context throws(UsageError) in
        let sync = (try? context.sync()) ?? NoSync()
        return LogDependencies(
            context: context,
            request: facts,
            airportsTable: AirportsTable(
                server: { () throws(UsageError) in try context.request(to: .ourAirports) },
                cache: { () throws(UsageError) in try context.cachedRequest(to: .ourAirports) }),
            lookUp: try context.schedules(facts),
            passes: context.passes,
            sky: try context.sky(),
            sync: sync,
            photos: context.photos(syncedBy: sync),
            madeUp: MadeUpLog(flights: DemoLog.flights(now: context.now), trips: DemoLog.trips),
            transfers: { () throws(UsageError) in try context.transfers() },
            theme: { (try? context.theme()) ?? .auto },
            answers: try context.answers())
    }
}
