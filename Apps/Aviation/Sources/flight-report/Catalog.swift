import AirportDetailFeature
import Airports
import AirportsFeature
import CountriesFeature
import DistanceFeature
import FlightDetailFeature
import Flights
import FlightsFeature
import HistoryFeature
import MapFeature
import Networking
import RangeFeature
import ReportCLI
import SectionKit
import WatchListFeature

/// The definition of the program: its sections and its sources.
enum Catalog {
    static let program = ReportProgram(
        name: "flight-report",
        version: "0.1.0",
        title: "Flight report",
        summary: "Reports on live flights and airports, as text, Markdown, HTML, JSON or CSV.",
        recipes: [
            FlightsBuilder.recipe,
            FlightDetailBuilder.recipe,
            MapBuilder.recipe,
            WatchListBuilder.recipe,
            RangeBuilder.recipe,
            AirportsBuilder.recipe,
            AirportDetailBuilder.recipe,
            CountriesBuilder.recipe,
            DistanceBuilder.recipe,
            HistoryBuilder.recipe,
        ],
        actions: WatchListBuilder.actions,
        vocabularies: AviationVocabularies.all { $0.request },
        sources: FlightSources.all,
        tabs: [
            ScreenTab("Flights", sections: [FlightsBuilder.recipe.name]),
            ScreenTab("Map", sections: [MapBuilder.recipe.name]),
            ScreenTab("Watch list", sections: [WatchListBuilder.recipe.name]),
            ScreenTab("Receiver", sections: [RangeBuilder.recipe.name]),
            ScreenTab(
                "Airports",
                sections: [AirportsBuilder.recipe.name, CountriesBuilder.recipe.name]),
        ],
        opened: FlightsBuilder.recipe.name,
        examples: ["--sections flights,airports --flights-near JFK --airports-near JFK"],
        input: { file, context in FlightSources.dependencies(of: file, context) }
    )
}
