import Airports
import FeatureKit
package import Flights
import Networking
package import SectionKit

/// Builds the section of one airport and provides its recipe.
package enum AirportDetailBuilder {
    static let name = "airport"

    static let search = SectionOption<AirportSearch>(
        operand: "airport",
        placeholder: "NAME",
        summary: "the airport: its IATA or ICAO code, or words of its name or city",
        accepts: "a code, or words of the name or the city of an airport",
        example: "LAX or 'london heathrow'",
        parse: AirportSearch.init
    )

    /// The recipe of the section: a command with an airport as its operand.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "one airport: codes, place, elevation, time zone, runways, links",
        options: [search.description],
        examples: ["LAX", "EGLL", "barajas -o madrid.md"],
        make: { dependencies, options throws(UsageError) in
            section(
                request: dependencies.request,
                search: try options.required(search),
                memory: dependencies.memory
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        request: any BaseRequestInput,
        search: AirportSearch,
        memory: FeatureMemory? = nil
    ) -> AirportDetailSection {
        let service = AirportDetailService(
            request: request, service: airportsService(request, memory: memory))
        let interactor = AirportDetailInteractor(service: service)
        let presenter = AirportDetailPresenter(interactor: interactor)
        return AirportDetailSection(search: search, presenter: presenter)
    }
}
