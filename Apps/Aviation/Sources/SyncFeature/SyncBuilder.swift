import FeatureKit
package import Logbook
import RecordStore
import RecordSync
import SectionEssentials
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

/// The options of the feature.
enum SyncOptions {
    static let place = SectionOption<SyncPlace>(
        operand: "place", placeholder: "PLACE",
        summary: "the folder of a WebDAV server, or one that another program copies",
        accepts: "an https address without a user name, or the path of a folder",
        example: "https://dav.example/flights"
    ) { SyncPlace($0, in: FileManager.default.currentDirectoryPath) }

    static let user = SectionOption<String>(
        "user", placeholder: "NAME", summary: "the user name; without one, the secret is a token",
        accepts: "a name without a colon", example: "ada"
    ) { $0.isEmpty || $0.contains(":") ? nil : $0 }

    static let command = SectionOption<String>(
        "password-command", placeholder: "COMMAND",
        summary: "the command that prints the password or token, run each time",
        accepts: "a command", example: "'pass show dav'"
    ) { $0.isEmpty ? nil : $0 }

    static let file = SectionOption<String>(
        "password-file", placeholder: "FILE",
        summary: "the file with the password or token, which only you may read",
        accepts: "the path of a file", example: "~/.config/flight-log/dav",
        suggestions: .files(for: .ownUse)
    ) { $0.isEmpty ? nil : $0 }

    static let encrypt = SectionOption<String>(
        "encrypt", placeholder: "FILE",
        summary: "encrypt everything with the key in this file, of age or gpg",
        accepts: "the path of a file", example: "~/.config/flight-log/key",
        suggestions: .files(for: .ownUse)
    ) { $0.isEmpty ? nil : $0 }

    static let digest = SectionOption<Bool>(
        "digest", summary: "prove the password without sending it, for a server that asks so")

    static let authorities = SectionOption<String>(
        "ca-file", placeholder: "FILE",
        summary: "trust the authorities in this file, instead of those of this machine",
        accepts: "the path of a file in PEM", example: "~/.config/flight-log/ca.pem",
        suggestions: .files(for: .ownUse)
    ) { $0.isEmpty ? nil : $0 }

    static let publicKey = SectionOption<String>(
        "pinned-key", placeholder: "HASH",
        summary: "accept only a server whose public key has this hash",
        accepts: "sha256// and 44 characters, as curl's --pinnedpubkey",
        example: "sha256//47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=",
        parse: { SyncConnection.publicKey($0) })

    static let certificate = SectionOption<String>(
        "client-cert", placeholder: "FILE", summary: "the certificate of this machine",
        accepts: "the path of a file in PEM", example: "~/.config/flight-log/me.pem",
        suggestions: .files(for: .ownUse)
    ) { $0.isEmpty ? nil : $0 }

    static let certificateKey = SectionOption<String>(
        "client-key", placeholder: "FILE",
        summary: "the key of the certificate, if it is not in the same file",
        accepts: "the path of a file in PEM", example: "~/.config/flight-log/me.key",
        suggestions: .files(for: .ownUse)
    ) { $0.isEmpty ? nil : $0 }

    static let joins = SectionOption<Bool>(
        "join", summary: "allow a folder that already holds other files")

    static let photos = SectionOption<Bool>(
        "photos", summary: "also fetch the photos that are not on this machine")

    static let acceptsOlder = SectionOption<Bool>(
        "accept-older",
        summary: "if the other side went back to older versions, make those the newest; the newer"
            + " become conflicts"
    ).givenEachTime(because: "it replaces newer versions")

    static let version = SectionOption<String>(
        operand: "version", placeholder: "VERSION",
        summary: "only this version, by what it says or by the ID of its conflict",
        accepts: "a version or an ID that 'flight-log conflicts' shows", example: "0123456789ab"
    ) { $0.isEmpty ? nil : $0 }
    .withOptionalValue
    .picked(by: OptionPicker(key: "o", title: "Conflict", column: "version", codes: ["id"]))

    static let conflict = SectionOption<RecordID>(
        operand: "conflict", placeholder: "ID", summary: "the ID of the conflict, or its beginning",
        accepts: "an ID that 'flight-log conflicts' shows", example: "0123456789ab"
    ) { RecordID($0) }

    static let setup = [
        place.description, user.description, command.description, file.description,
        digest.description, authorities.description, publicKey.description,
        certificate.description, certificateKey.description, encrypt.description,
        joins.description,
    ]

    static func setup(_ options: OptionValues) throws(UsageError) -> SyncSetup {
        let place = try options.required(place)
        let user = try options.value(of: user)
        let command = try options.value(of: command).map(SyncCredentials.Origin.command)
        let file = try options.value(of: file).map { SyncCredentials.Origin.file(absolute($0)) }
        if command != nil, file != nil {
            throw UsageError("--password-command and --password-file cannot be used together.")
        }
        let origin = command ?? file
        let isDigest = try options.value(of: digest) ?? false
        let connection = try connection(options)
        if case .folder = place, origin != nil || user != nil || connection != SyncConnection() {
            throw UsageError(
                "a folder takes no user name and no password; the address of a server starts with"
                    + " https://.")
        }
        if user != nil, origin == nil {
            throw UsageError("--user needs --password-command or --password-file.")
        }
        if isDigest, user == nil { throw UsageError("--digest needs --user.") }
        return SyncSetup(
            place: place,
            credentials: origin.map { SyncCredentials(origin: $0, user: user, isDigest: isDigest) },
            joins: try options.value(of: joins) ?? false,
            keyFile: try options.value(of: encrypt).map(absolute), connection: connection)
    }

    private static func connection(
        _ options: OptionValues
    ) throws(UsageError) -> SyncConnection {
        var connection = SyncConnection()
        connection.authorities = try options.value(of: authorities).map(absolute)
        connection.publicKey = try options.value(of: publicKey)
        connection.certificate = try options.value(of: certificate).map(absolute)
        connection.certificateKey = try options.value(of: certificateKey).map(absolute)
        if connection.certificateKey != nil, connection.certificate == nil {
            throw UsageError("--client-key needs --client-cert.")
        }
        return connection
    }

    /// The path from the root, because later runs start in other folders.
    private static func absolute(_ path: String) -> String {
        path.hasPrefix("/") ? path : "\(FileManager.default.currentDirectoryPath)/\(path)"
    }
}
