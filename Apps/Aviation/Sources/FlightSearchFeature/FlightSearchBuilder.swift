import FeatureKit
import Flights
package import Logbook
package import SectionKit

/// Builds the search for flights and its actions, and provides their recipes.
package enum FlightSearchBuilder {
    static let name = "search"
    static let save = "save"
    static let refresh = "refresh"
    static let clear = "searches clear"

    private static let flight = SectionOption(
        operand: "flight", placeholder: "FLIGHT",
        summary: "a flight number, or that with its day and its airport of departure",
        accepts: "a flight number, perhaps with its day", example: "'LH400 2026-06-14'",
        parse: FlightReference.init)

    private static let searched = flight.withOptionalValue
        .picked(by: OptionPicker(key: "F", title: "Flight"))

    private static let date = SectionOption<PreciseDate>(
        day: "date", summary: "the day of departure (default: today)")

    /// The recipe of the search.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name, summary: "a flight by its number, looked up and not saved; past searches",
        options: [searched.description, date.description],
        examples: ["LH400", "LH400 --date 2026-06-14"], isPersonal: true
    ) { dependencies, options throws(UsageError) in
        SearchSection(
            flight: try reference(options, searched),
            presenter: Presenter("The search", from: interactor(dependencies)))
    }

    /// The recipes of the actions.
    package static let actions = [saving, refreshing, clearing]

    private static let saving = ActionRecipe<LogDependencies>(
        name: save, summary: "look a flight up and add it to your log", title: "add to log",
        options: [flight.description, date.description],
        examples: ["LH400 --date 2026-06-14", "'LH400 2026-06-14 FRA'"], key: "w",
        place: .section(name)
    ) { dependencies, options throws(UsageError) in
        guard let flight = try reference(options, flight) else {
            throw flight.description.usageError(for: "")
        }
        return SaveFlight(flight: flight, interactor: interactor(dependencies))
    }

    private static let refreshing = ActionRecipe<LogDependencies>(
        name: refresh, summary: "look up the flights of these days again, and keep what changed",
        title: "look up again",
        examples: ["", "--dry-run"], key: "U", place: .section("list")
    ) { dependencies, _ in RefreshFlights(interactor: interactor(dependencies)) }

    private static let clearing = ActionRecipe<LogDependencies>(
        name: clear, summary: "remove all past searches", title: "clear searches",
        confirmation: .always, changes: [name]
    ) { dependencies, _ in ClearSearches(interactor: interactor(dependencies)) }

    private static func reference(
        _ options: OptionValues, _ operand: SectionOption<FlightReference>
    ) throws(UsageError) -> FlightReference? {
        var reference = try options.value(of: operand)
        if let day = try options.value(of: date) {
            guard reference != nil else {
                throw UsageError(conflict: "--date needs a flight number, such as LH400.")
            }
            reference?.day = LocalDateTime(day.description)
        }
        return reference
    }

    private static func interactor(_ dependencies: LogDependencies) -> SearchInteractor {
        SearchInteractor(
            lookUp: dependencies.lookUp,
            log: dependencies.log,
            flights: dependencies.store,
            airports: dependencies.airports,
            facts: aircraftFacts(dependencies.request, memory: dependencies.context.memory),
            sky: dependencies.sky,
            searches: SearchStore(
                kept: OpenedStore(in: dependencies.context), now: dependencies.context.now),
            now: dependencies.context.now)
    }
}
