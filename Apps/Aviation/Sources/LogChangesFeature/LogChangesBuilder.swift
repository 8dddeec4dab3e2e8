import FeatureKit
import FeatureKit
package import Logbook
package import SectionKit

/// Builds the actions that change the log, and provides their recipes.
package enum LogChangesBuilder {
    static let add = "add"
    static let edit = "edit"
    static let remove = "remove"

    private static let new = SectionOption<FlightReference>(
        operand: "flight", placeholder: "FLIGHT", summary: "the flight number and the date",
        accepts: "a flight number and a date", example: "'LH400 2024-06-14'",
        parse: FlightReference.init
    ).withOptionalValue.asShorthand

    private static let again = SectionOption<Bool>(
        "again", summary: "add it even if your log seems to have it")

    /// The recipes of the actions.
    package static let actions = [
        adding, editing, removal,
        .undo("undo", "undo the last change of your log, your trips or your airports") {
            dependencies throws(UsageError) in
            [
                UndoableStore(try dependencies.context.store(of: LoggedFlight.self)),
                UndoableStore(try dependencies.context.store(of: Trip.self)),
                UndoableStore(try dependencies.context.store(of: TripEntry.self)),
                UndoableStore(try dependencies.context.store(of: OwnAirport.self)),
            ]
        },
    ]

    private static let adding = ActionRecipe<LogDependencies>(
        name: add, summary: "add a flight to your log", title: "add flight",
        options: [new.description] + FlightField.all.map(\.description) + [again.description],
        examples: [
            "LH400 2024-06-14 --from FRA --to JFK --departs 10:05 --arrives 12:45 --seat 14A",
            "--from TXL --to Heathrow --date 2009",
            "LH400 2030-06-14 --from FRA --to JFK --dry-run",
        ],
        key: "n", place: .section("list")
    ) { dependencies, options throws(UsageError) in
        let new = try options.value(of: new)
        let change = try FlightChange(FlightField.all, options)
        return AddFlight(
            change: FlightChange(steps: (new?.steps ?? []) + change.steps),
            again: try options.value(of: again) ?? false, interactor: interactor(dependencies))
    }

    private static let editing = ActionRecipe<LogDependencies>(
        name: edit, summary: "change a flight of your log",
        options: [LoggedFlightName.operand.description] + FlightField.all.map(\.description)
            + [SectionOption<Int>.revision.description],
        examples: ["LH400 --seat 14A", "'LH400 2024-06-14' --arrived 12:31 --note ''"], key: "E",
        place: .rows(of: "list")
    ) { dependencies, options throws(UsageError) in
        EditFlight(
            name: try options.required(LoggedFlightName.operand),
            change: try FlightChange(FlightField.all, options),
            revision: try options.value(of: .revision),
            interactor: interactor(dependencies))
    }

    private static let removal = ActionRecipe<LogDependencies>(
        name: remove, summary: "remove a flight from your log",
        options: [LoggedFlightName.operand.description],
        examples: ["'LH400 2024-06-14'", "FRA-JFK --yes"], key: "d",
        place: .rows(of: "list"), confirmation: .always
    ) { dependencies, options throws(UsageError) in
        RemoveFlight(
            name: try options.required(LoggedFlightName.operand),
            interactor: interactor(dependencies))
    }

    private static func interactor(_ dependencies: LogDependencies) -> LogChangesInteractor {
        LogChangesInteractor(
            store: dependencies.store, log: dependencies.log, entries: dependencies.entries,
            new: NewFlight(
                lookUp: dependencies.lookUp, names: dependencies.airportNames,
                facts: dependencies.facts),
            names: dependencies.airportNames, now: dependencies.context.now)
    }
}

extension FlightReference {
    /// What it says of a new flight.
    fileprivate var steps: [FlightChange.Step] {
        [
            { [self] draft in
                draft.flight.number = name
                draft.schedule.date = day ?? draft.schedule.date
                draft.flight.departure.airport = from ?? draft.flight.departure.airport
            }
        ]
    }
}
