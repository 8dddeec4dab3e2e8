import AirportDetailFeature
import Airports
import AirportsFeature
import CountriesFeature
import FlightDetailFeature
import FlightsFeature
import HistoryFeature
import MapFeature
import Networking
import ReportCLI
import SectionKit

/// The definition of the program: its sections and its sources.
enum Catalog {
    static let program = ReportProgram(
        name: "flight-report",
        version: "0.1.0",
        title: "Flight report",
        summary: "Reports on airports, as text, Markdown, HTML, JSON or CSV.",
        recipes: [
            FlightsBuilder.recipe,
            MapBuilder.recipe,
            CountriesBuilder.recipe,
            AirportsBuilder.recipe,
            AirportDetailBuilder.recipe,
            FlightDetailBuilder.recipe,
            HistoryBuilder.recipe,
        ],
        sources: FlightSources.all,
        opened: FlightsBuilder.recipe.name,
        examples: ["--countries-limit 10 --airports-country Spain"],
        input: { file, context in FlightSources.dependencies(of: file, context) }
    )
}
