import FeatureKit
package import Logbook
import RecordStore
import RecordSync
package import SectionKit

/// Builds the sections and actions about syncing, and provides their recipes.
package enum SyncBuilder {
    static let name = "sync"
    static let setUp = "sync setup"
    static let now = "sync now"
    static let status = "sync status"
    static let signOut = "sync sign-out"
    static let conflicts = "conflicts"
    static let takeBack = "conflicts take"
    static let drop = "conflicts drop"

    /// The sections that say how syncing stands.
    private static let standing = [name, conflicts, "profile"]

    /// The recipes of the sections.
    package static let recipes = [syncing, listing]

    /// The recipes of the actions.
    package static let actions = [settingUp, syncingNow, showing, signingOut, takingBack, dropping]

    private static let syncing = SectionRecipe<LogDependencies>(
        name: name, summary: "what a sync with your server or folder sends and receives",
        options: [SyncOptions.photos.description, SyncOptions.acceptsOlder.description],
        examples: ["", "--photos", "--watch", "--accept-older"],
        isPersonal: true, hasPrivateValues: true, makesChanges: true
    ) { dependencies, options throws(UsageError) in
        SyncSection(
            fetchesPhotos: try options.value(of: SyncOptions.photos) ?? false,
            acceptsOlder: try options.value(of: SyncOptions.acceptsOlder) ?? false,
            presenter: presenter(dependencies))
    }

    private static let listing = SectionRecipe<LogDependencies>(
        name: conflicts, summary: "versions of records that lost against those of other devices",
        options: [SyncOptions.version.description], examples: ["", "0123456789ab"],
        isPersonal: true
    ) { dependencies, options throws(UsageError) in
        ConflictsSection(
            version: try options.value(of: SyncOptions.version),
            presenter: presenter(dependencies))
    }

    private static let settingUp = ActionRecipe<LogDependencies>(
        name: setUp, summary: "set up a server or a folder to sync your log with", title: "set up",
        options: SyncOptions.setup,
        examples: [
            "https://dav.example --user ada --password-file dav.txt",
            "~/Sync/flights --yes", "~/Sync/flights --encrypt key.txt --yes",
        ],
        key: "p", place: .section(name), confirmation: .always, changes: standing
    ) { dependencies, options throws(UsageError) in
        SetUpSync(setup: try SyncOptions.setup(options), interactor: interactor(dependencies))
    }

    private static let showing = ActionRecipe<LogDependencies>(
        name: status, summary: "show what a sync would send and read", examples: [""], changes: []
    ) { dependencies, _ in ShowSyncStatus(interactor: interactor(dependencies)) }

    private static let syncingNow = ActionRecipe<LogDependencies>(
        name: now, summary: "sync once", title: "sync",
        examples: ["", "--dry-run"], key: "Y",
        place: .section(name)
    ) { dependencies, _ in SyncNow(interactor: interactor(dependencies)) }

    private static let signingOut = ActionRecipe<LogDependencies>(
        name: signOut, summary: "stop syncing, and forget where the credentials come from",
        title: "stop syncing",
        examples: ["--yes"], key: "Q", place: .section(name), confirmation: .always,
        changes: standing
    ) { dependencies, _ in SignOut(interactor: interactor(dependencies)) }

    private static let takingBack = ActionRecipe<LogDependencies>(
        name: takeBack, summary: "give a record the version that lost", title: "take back",
        options: [SyncOptions.conflict.description], examples: ["0123456789ab"], key: "b",
        place: .rows(of: conflicts)
    ) { dependencies, options throws(UsageError) in
        DecideConflict(
            choice: .takeBack, conflict: try options.required(SyncOptions.conflict),
            interactor: interactor(dependencies))
    }

    private static let dropping = ActionRecipe<LogDependencies>(
        name: drop, summary: "remove a version that lost", title: "remove version",
        options: [SyncOptions.conflict.description], examples: ["0123456789ab --yes"],
        key: "d", place: .rows(of: conflicts), confirmation: .always, changes: [conflicts]
    ) { dependencies, options throws(UsageError) in
        DecideConflict(
            choice: .drop, conflict: try options.required(SyncOptions.conflict),
            interactor: interactor(dependencies))
    }

    private static func interactor(_ dependencies: LogDependencies) -> SyncInteractor {
        SyncInteractor(service: dependencies.sync, changes: dependencies.context.changes)
    }

    private static func presenter(_ dependencies: LogDependencies) -> SyncPresenter {
        SyncPresenter(interactor: interactor(dependencies))
    }
}
