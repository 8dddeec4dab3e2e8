import Airports
import FeatureKit
package import Logbook
package import SectionKit

/// Builds the airports of the log and their actions, and provides their recipes.
package enum LogAirportsBuilder {
    static let name = "airports"
    static let add = "airports add"
    static let remove = "airports remove"

    /// The recipe of the list.
    package static let recipe = SectionRecipe<LogDependencies>(
        name: name,
        summary: "the airports of your flights, and those that you have described yourself",
        options: [LogAirportsOptions.all.description], examples: ["", "--all"], isPersonal: true
    ) { dependencies, options throws(UsageError) in
        let isAll = try options.value(of: LogAirportsOptions.all) ?? false
        return LogAirportsSection(
            source: isAll ? AllAirports.source : nil,
            presenter: Presenter("The airports", from: interactor(dependencies, fetching: isAll)))
    }

    /// The recipes of the actions.
    package static let actions = [addition, removal]

    private static let addition = ActionRecipe<LogDependencies>(
        name: add, summary: "describe an airport yourself", title: "describe airport",
        options: LogAirportsOptions.description,
        examples: [
            "XMF --name 'Meadow Field' --position 52.1,13.2 --country DE --zone Europe/Berlin",
            "TXL --city 'West Berlin'",
        ],
        key: "A", place: .section(name)
    ) { dependencies, options throws(UsageError) in
        AddAirport(
            airport: try LogAirportsOptions.airport(options),
            interactor: interactor(dependencies))
    }

    private static let removal = ActionRecipe<LogDependencies>(
        name: remove, summary: "remove an airport that you have described",
        options: [LogAirportsOptions.code.description], examples: ["XMF"], key: "d",
        place: .rows(of: name)
    ) { dependencies, options throws(UsageError) in
        RemoveAirport(
            code: try options.required(LogAirportsOptions.code),
            interactor: interactor(dependencies))
    }

    private static func interactor(
        _ dependencies: LogDependencies, fetching: Bool = false
    ) -> LogAirportsInteractor {
        LogAirportsInteractor(
            log: dependencies.log(fetchingAirports: fetching),
            store: dependencies.ownAirportsStore,
            airports: dependencies.airports,
            countries: airportsService(dependencies.request, memory: dependencies.context.memory),
            zone: dependencies.context.zone)
    }
}
