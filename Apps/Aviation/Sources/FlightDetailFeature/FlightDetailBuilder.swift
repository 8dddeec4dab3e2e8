import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the section of one aircraft and provides its recipe.
package enum FlightDetailBuilder {
    static let command = "flight"

    static let lookUps = SectionOption<Bool>(
        "no-look-ups",
        summary: """
            ask only where the aircraft is and was; otherwise an aircraft of a live source is looked \
            up by its address at hexdb.io, by its call sign at adsb.lol, and at adsbdb.com if they \
            do not know it, and OpenSky is asked for its flights of the last days
            """)

    static let event = SectionOption<FlightEvent>(
        "wait-for", placeholder: "EVENT",
        summary:
            "with --alert, wait until the aircraft is received, airborne, on the ground, or in "
            + "an emergency",
        default: .seen)

    /// The recipe of the section: a command with an aircraft as its operand.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: command,
        summary: "one aircraft: where it is, what it is, its route and its track",
        options: [
            FlightName.operand.description, FlightOption.units.description, lookUps.description,
            event.description, FlightOption.maximumAge.description,
            FlightOption.database.description,
        ],
        examples: [
            "DAL2414", "IB3170 --source adsb-lol", "a05b7e --units metric -o flight.html",
            "IBE3170 --source adsb-lol --alert --wait-for on-ground --for 3h",
        ],
        alerts: true,
        make: { dependencies, options throws(UsageError) in
            let asksNobody = try options.value(of: lookUps) ?? false
            return section(
                try dependencies.completed(options),
                name: try options.required(FlightName.operand),
                units: try options.required(FlightOption.units),
                event: try options.required(event),
                age: try options.value(of: FlightOption.maximumAge) ?? .usual,
                asksServices: !asksNobody)
        }
    )

    /// Builds the section, which sends no request before it loads.
    static func section(
        _ dependencies: AviationDependencies,
        name: FlightName,
        units: UnitSystem = .aviation,
        event: FlightEvent = .seen,
        age: MaximumAge = .usual,
        asksServices: Bool = true
    ) -> FlightDetailSection {
        let (request, memory) = (dependencies.request, dependencies.context.memory)
        let service = FlightDetailService(
            sky: dependencies.sky,
            airports: airportsService(request, memory: memory),
            facts: aircraftFacts(request, memory: memory),
            runways: RunwaysService(request: request),
            chain: LookUpChain(
                lookUps: asksServices ? dependencies.lookUps : nil, tracks: dependencies.tracks,
                pastFlights: asksServices ? dependencies.pastFlights : nil))
        let interactor = FlightDetailInteractor(
            service: service, now: dependencies.context.now, age: age,
            memory: dependencies.context.lastingMemory.value(orKeeping: FlightDetailMemory.init))
        return FlightDetailSection(
            name: name, units: units, event: event,
            presenter: Presenter("The flight", from: interactor))
    }
}
