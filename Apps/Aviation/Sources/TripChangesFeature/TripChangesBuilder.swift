import FeatureKit
package import Logbook
package import SectionKit

/// Builds the actions that change trips and their entries, and provides their recipes.
package enum TripChangesBuilder {
    private typealias Options = TripChangesOptions

    /// The recipes of the actions.
    package static let actions =
        [adding, editing, choosing, removal] + entries

    private static let adding = ActionRecipe<LogDependencies>(
        name: "trip add", summary: "add a trip to your log", title: "add trip",
        options: [Options.new.description] + RecordField<Trip>.all.map(\.description)
            + [Options.flights.description],
        examples: [
            "Iceland --start 2024-06-10 --end 2024-06-24 --cover falls.jpg",
            "'Around the world' --start 2023-11 --flights SQ325,QF82,LA800 --dry-run",
        ],
        key: "n", place: .section("trips")
    ) { dependencies, options throws(UsageError) in
        action(
            "trip add", "Add a trip",
            .add(
                try options.required(Options.new), try TripChange(RecordField.all, options),
                flights: try options.value(of: Options.flights) ?? []), dependencies)
    }

    private static let editing = ActionRecipe<LogDependencies>(
        name: "trip edit", summary: "change a trip of your log", title: "edit trip",
        options: [TripName.operand.description] + Options.edited.map(\.description)
            + [SectionOption<Int>.revision.description],
        examples: ["Iceland --end 2024-06-25", "Iceland --name 'Iceland 2024' --note ''"], key: "E",
        place: .rows(of: "trips")
    ) { dependencies, options throws(UsageError) in
        action(
            "trip edit", "Edit a trip",
            .edit(
                try options.required(TripName.operand), try TripChange(Options.edited, options),
                revision: try options.value(of: .revision)), dependencies)
    }

    private static let choosing = ActionRecipe<LogDependencies>(
        name: "trip flights", summary: "add flights to a trip, or take some out",
        title: "choose flights",
        options: [
            TripName.operand.description, Options.addedFlights.description,
            Options.without.description, Options.exactly.description,
            SectionOption<Int>.revision.description,
        ],
        examples: ["Iceland --dry-run", "Iceland --flights 'FI533 2024-06-10'"],
        key: "f", place: .rows(of: "trips"), confirmation: .always
    ) { dependencies, options throws(UsageError) in
        let adding = try options.value(of: Options.addedFlights)
        let removing = try options.value(of: Options.without)
        let choice: TripStep.Choice
        if let exactly = try options.value(of: Options.exactly) {
            guard adding == nil, removing == nil else {
                throw UsageError(
                    conflict: "--exactly says all flights; leave out --flights and --without.")
            }
            choice = .exactly(exactly)
        } else {
            choice = .changed(adding: adding, removing: removing ?? [])
        }
        return action(
            "trip flights", "Choose the flights of a trip",
            .flights(
                try options.required(TripName.operand), choice,
                revision: try options.value(of: .revision)), dependencies)
    }

    private static let removal = ActionRecipe<LogDependencies>(
        name: "trip remove", summary: "remove a trip with its entries from your log",
        title: "remove trip",
        options: [TripName.operand.description], examples: ["Iceland", "Iceland --yes"],
        key: "d", place: .rows(of: "trips"), confirmation: .always
    ) { dependencies, options throws(UsageError) in
        action(
            "trip remove", "Remove a trip", .remove(try options.required(TripName.operand)),
            dependencies)
    }

    private static func action(
        _ id: String, _ title: String, _ step: TripStep, _ dependencies: LogDependencies
    ) -> TripAction {
        TripAction(id: id, title: title, step: step, interactor: interactor(dependencies))
    }

    static func interactor(_ dependencies: LogDependencies) -> TripChangesInteractor {
        let (store, photos) = (dependencies.tripStore, dependencies.photos)
        return TripChangesInteractor(
            store: store, photos: photos,
            trips: TripPlanner(
                store: store, log: dependencies.log, photos: photos, now: dependencies.context.now),
            entries: EntryPlanner(store: store, photos: photos, now: dependencies.context.now))
    }
}
