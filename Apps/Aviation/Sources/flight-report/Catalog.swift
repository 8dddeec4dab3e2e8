import AirportDetailFeature
import AirportFacts
import Airports
import AirportsFeature
import CountriesFeature
import Flights
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
            CountriesBuilder.recipe,
            AirportsBuilder.recipe,
            AirportDetailBuilder.recipe,
        ],
        sources: [archive],
        opened: AirportsBuilder.recipe.name,
        examples: ["--countries-limit 10 --airports-country Spain"]
    )

    private static let archive = ReportSource<AviationDependencies>(
        Report.Source(
            id: "archive",
            summary: """
                OurAirports, \(AirportFacts.date), built into this program: \
                \(AirportFacts.airportCount.grouped) airports, those that are large or medium, \
                have an IATA code or scheduled service.
                """
        ),
        summary: "the airports built into this program; needs no network",
        servers: [.ourAirports]
    ) { context in
        AviationDependencies(
            request: AirportFacts.responses, sky: EmptySky(),
            allAirports: { () throws(UsageError) in try context.request(to: .ourAirports) },
            zone: { context.zone(named: $0) }, now: context.now, memory: context.memory)
    }
}

/// TODO: the sources of aircraft replace this.
private struct EmptySky: SkyInput {
    func sky(_ selection: SkySelection) async throws(RequestError) -> Sky {
        throw .notAllowed(reason: "the source has no aircraft")
    }
}
