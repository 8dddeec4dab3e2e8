import FeatureKit
package import Logbook
package import SectionKit

/// Builds the actions that back the log up and restore it, and provides their recipes.
package enum BackupBuilder {
    static let backup = "backup"
    static let restore = "restore"

    /// The recipes of the actions.
    package static let actions = [writing, restoring]

    private static let writing = ActionRecipe<LogDependencies>(
        name: backup, summary: "write all your records and photos to one file", title: "back up",
        options: [BackupOptions.target.description, SharedLogOption.replace.description],
        examples: ["log.tar", "log.tar --replace"], changes: []
    ) { dependencies, options throws(UsageError) in
        WriteBackup(
            query: BackupQuery(
                path: try options.required(BackupOptions.target),
                replaces: try options.value(of: SharedLogOption.replace) ?? false),
            interactor: BackupInteractor(dependencies))
    }

    private static let restoring = ActionRecipe<LogDependencies>(
        name: restore, summary: "make your log what a backup says",
        options: [BackupOptions.backup.description],
        examples: ["log.tar --dry-run", "log.tar --yes"], confirmation: .always
    ) { dependencies, options throws(UsageError) in
        RestoreBackup(
            path: try options.required(BackupOptions.backup),
            interactor: BackupInteractor(dependencies))
    }
}
