import Airports
import FeatureKit
package import Flights
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
    ).suggesting(.vocabulary(AirportVocabulary.name))

    /// The recipe of the section: a command with an airport as its operand.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "one airport: place, local time, sun, runways, links, flights near it",
        options: [
            search.description, FlightOption.units.description, AllAirports.option.description,
        ],
        examples: ["LAX", "EGLL", "barajas -o madrid.md"],
        make: { dependencies, options throws(UsageError) in
            let isAll = try options.value(of: AllAirports.option) ?? false
            let service = AirportDetailService(
                request: dependencies.request,
                service: try dependencies.airports(isAll: isAll),
                memory: dependencies.context.memory)
            return section(
                service: service,
                flights: FlightListService(dependencies),
                clock: AirportClock(now: dependencies.context.now, zone: dependencies.context.zone),
                search: try options.required(search),
                units: try options.required(FlightOption.units),
                source: isAll ? AllAirports.source : nil
            )
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        service: any AirportDetailServiceInput,
        flights: any FlightListInput,
        clock: AirportClock,
        search: AirportSearch,
        units: UnitSystem = .aviation,
        source: Report.Source? = nil
    ) -> AirportDetailSection {
        let interactor = AirportDetailInteractor(
            service: service, flights: flights, clock: clock)
        let presenter = Presenter("The airport", from: interactor)
        return AirportDetailSection(
            search: search, units: units, source: source, presenter: presenter)
    }
}
