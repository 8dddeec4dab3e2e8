import AirportDetailFeature
import AirportFacts
import Airports
import AirportsFeature
import CountriesFeature
import DistanceFeature
import FlightDetailFeature
import FlightFacts
import Flights
import FlightsFeature
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
            CountriesBuilder.recipe,
            AirportsBuilder.recipe,
            AirportDetailBuilder.recipe,
            FlightDetailBuilder.recipe,
            DistanceBuilder.recipe,
        ],
        sources: [archive],
        opened: AirportsBuilder.recipe.name,
        examples: ["--countries-limit 10 --airports-country Spain"]
    )

    private static let archive = ReportSource<AviationDependencies>(
        Report.Source(
            id: "archive",
            summary: """
                Airports of OurAirports, \(AirportFacts.date); \(FlightFacts.aircraftCount) \
                aircraft around New York, recorded on \(FlightFacts.recordedDate), not live. \
                \(FlightFacts.notice).
                """
        ),
        summary: "what is built into this program: airports, and recorded flights around New York",
        servers: [.ourAirports]
    ) { context in
        AviationDependencies(
            context, request: facts, sky: RecordedSky(request: facts, memory: context.memory))
    }

    /// The embedded tables.
    private static let facts = AirportFacts.responses.merging(FlightFacts.responses)
}
