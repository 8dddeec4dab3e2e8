import BackupFeature
import ExchangeFeature
import FlightSearchFeature
import Flights
import GlobeFeature
import LogAirportsFeature
import LogChangesFeature
import LogFeature
import LogStatisticsFeature
import Logbook
import LoggedFlightFeature
import NextFlightFeature
import ProfileFeature
import ReportCLI
import ScanFeature
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
        opened: LogBuilder.recipe.name
    )
}
