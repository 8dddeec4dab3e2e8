import Airports
import FeatureKit
package import Flights
package import SectionKit

/// Builds the watch list and its actions, and provides their recipes.
package enum WatchListBuilder {
    static let name = "watch"
    static let remove = "watch remove"

    private static let watched = SectionOption<FlightName>(
        operand: "flight", placeholder: "FLIGHT",
        summary: "a flight of the list: its call sign, flight number, registration or address",
        accepts: "a call sign, a flight number, a registration or an address of six digits",
        example: "IBE123, IB123, EC-MXV or 4ca4e5", parse: FlightName.init
    ).suggesting(.rows(of: name))

    private static let note = SectionOption<String>(
        "note", placeholder: "TEXT", summary: "a note of your own",
        accepts: "a text", example: "'Mum comes home'", parse: { $0[...].trimmed.typed })

    /// The recipe of the list.
    package static let recipe = SectionRecipe<AviationDependencies>(
        name: name,
        summary: "the flights on your watch list, and what each is doing now",
        options: [
            FlightOption.units.description, FlightOption.maximumAge.description,
            FlightOption.database.description,
        ],
        examples: ["", "--source adsb-lol --watch", "--source adsb-lol --alert --for 3h"],
        alerts: true,
        isPersonal: true
    ) { dependencies, options throws(UsageError) in
        WatchListSection(
            units: try options.required(FlightOption.units),
            presenter: Presenter(
                "The watch list",
                from: interactor(
                    try dependencies.completed(options),
                    try options.value(of: FlightOption.maximumAge) ?? .usual)))
    }

    /// The recipes of the actions.
    package static let actions = [add, removal, undo]

    private static let add = ActionRecipe<AviationDependencies>(
        name: "watch add", summary: "add a flight to your watch list", title: "watch flight",
        options: [FlightName.operand.description, note.description],
        examples: ["IBE123", "EC-MXV --note 'Mum comes home'"], key: "w", place: .section(name),
        changes: [name]
    ) { dependencies, options throws(UsageError) in
        AddFlight(
            name: try options.required(FlightName.operand), note: try options.value(of: note),
            interactor: interactor(dependencies))
    }

    private static let removal = ActionRecipe<AviationDependencies>(
        name: remove, summary: "remove a flight from your watch list",
        options: [watched.description], examples: ["IBE123"], key: "d", place: .rows(of: name),
        changes: [name]
    ) { dependencies, options throws(UsageError) in
        RemoveFlight(
            name: try options.required(watched), interactor: interactor(dependencies))
    }

    private static let undo = ActionRecipe<AviationDependencies>.undo(
        "watch undo", "undo the last change of your watch list", changes: [name]
    ) { dependencies throws(UsageError) in try dependencies.context.store(of: WatchedFlight.self) }

    private static func interactor(
        _ dependencies: AviationDependencies,
        _ age: MaximumAge = .usual
    ) -> WatchListInteractor {
        WatchListInteractor(
            store: WatchListStore(context: dependencies.context),
            sky: dependencies.sky,
            facts: aircraftFacts(dependencies.request, memory: dependencies.context.memory),
            airports: airportsService(dependencies.request, memory: dependencies.context.memory),
            memory: dependencies.context.lastingMemory.value(orKeeping: WatchMemory.init),
            now: dependencies.context.now, age: age)
    }
}
