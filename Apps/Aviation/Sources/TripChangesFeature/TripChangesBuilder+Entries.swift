import FeatureKit
import Logbook
import SectionKit

extension TripChangesBuilder {
    /// The recipes of the actions that change entries and their photos.
    static let entries = [adding, editing, removal, photos]

    private static let adding = ActionRecipe<LogDependencies>(
        name: "entry add", summary: "write about a day or a place of a trip", title: "write entry",
        options: [TripName.operand.description] + RecordField<TripEntry>.all.map(\.description),
        examples: [
            "Iceland --date 2024-06-12 --place Vík --text 'Puffins!' --photos puffin.jpg"
        ],
        key: "w", place: .rows(of: "trips")
    ) { dependencies, options throws(UsageError) in
        action(
            "entry add", "Add an entry",
            .add(
                try options.required(TripName.operand),
                try TripEntryChange(RecordField.all, options)
            ), dependencies)
    }

    private static let editing = ActionRecipe<LogDependencies>(
        name: "entry edit", summary: "change an entry of a trip", title: "edit entry",
        options: [TripEntryName.operand.description]
            + RecordField<TripEntry>.all.map(\.description)
            + [SectionOption<Int>.revision.description],
        examples: ["'Iceland 2024-06-12' --position 63.42,-19.01"], key: "E",
        place: .rows(of: "trip")
    ) { dependencies, options throws(UsageError) in
        action(
            "entry edit", "Edit an entry",
            .edit(
                try options.required(TripEntryName.operand),
                try TripEntryChange(RecordField.all, options),
                revision: try options.value(of: .revision)), dependencies)
    }

    private static let removal = ActionRecipe<LogDependencies>(
        name: "entry remove", summary: "remove an entry of a trip", title: "remove entry",
        options: [TripEntryName.operand.description], examples: ["'Iceland 2024-06-12' --yes"],
        key: "d", place: .rows(of: "trip"), confirmation: .always
    ) { dependencies, options throws(UsageError) in
        action(
            "entry remove", "Remove an entry",
            .remove(try options.required(TripEntryName.operand)), dependencies)
    }

    private static let photos = ActionRecipe<LogDependencies>(
        name: "photos add", summary: "add photos to an entry of a trip", title: "add photos",
        options: [TripChangesOptions.files.description, TripChangesOptions.entry.description],
        examples: ["falls.jpg puffin.jpg --entry 'Iceland 2024-06-12'"],
        changes: ["trip", "trips", "profile", "sync"]
    ) { dependencies, options throws(UsageError) in
        guard let entry = try options.value(of: TripChangesOptions.entry) else {
            throw UsageError(
                "photos add needs --entry, such as --entry 'Iceland 2024-06-12'.")
        }
        return action(
            "photos add", "Add photos",
            .photos(entry, try options.required(TripChangesOptions.files)), dependencies)
    }

    private static func action(
        _ id: String, _ title: String, _ step: EntryStep, _ dependencies: LogDependencies
    ) -> EntryAction {
        EntryAction(id: id, title: title, step: step, interactor: interactor(dependencies))
    }
}
