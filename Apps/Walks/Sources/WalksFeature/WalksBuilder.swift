import FeatureKit
import Photos
package import SectionKit
package import Walking

/// Builds the list of recent walks and its actions, and provides their recipes.
package enum WalksBuilder {
    static let name = "walks"
    static let rename = "walks rename"
    static let remove = "walks remove"
    static let begin = "walks start"
    static let followDevice = "walks follow"
    static let stop = "walks stop"
    static let photos = "walks photos"

    /// The recipe of the list.
    package static let recipe = SectionRecipe<WalkDependencies>(
        name: name, summary: "your recent walks, and the one that goes on", examples: [""],
        isPersonal: true
    ) { dependencies, _ in
        WalksSection(
            presenter: Presenter("The list of walks", from: interactor(dependencies)),
            changes: dependencies.context.changes,
            recordings: (try? dependencies.recordings()).map { [$0] } ?? [])
    }

    /// The recipes of the actions; those that change the list change what the walk and the track show too,
    /// which are those of the newest walk.
    package static let actions = [
        start, follow, stopping, add, renaming, keepPhotos, removal, undo,
    ]

    private static let start = ActionRecipe<WalkDependencies>(
        name: begin, summary: "start a walk with a receiver, in browse or serve",
        title: "start walk",
        options: [WalksOptions.receiver.description] + PhotoOptions.all, key: "n",
        place: .section(name),
        changes: [name]
    ) { dependencies, options throws(UsageError) in
        var request = WalkRequest(.receiver(try options.value(of: WalksOptions.receiver)))
        request.photos = try PhotoOptions.source(options, zone: dependencies.context.zone) ?? .none
        return StartWalk(request: request, interactor: interactor(dependencies))
    }

    private static let follow = ActionRecipe<WalkDependencies>(
        name: followDevice, summary: "record where your phone goes, as it goes",
        title: "follow this device",
        options: [WalksOptions.positions.description, PhotoOptions.server.description],
        examples: [
            "--positions '2026-11-29T10:00:00Z 54.4609,-3.0886,0,8 54.4618,-3.0886,80,8 end'"
        ],
        place: .section(name), changes: [name]
    ) { dependencies, options throws(UsageError) in
        let sent = try options.required(WalksOptions.positions)
        var request = WalkRequest(.newest)
        request.photos = try PhotoOptions.source(options, zone: dependencies.context.zone) ?? .none
        return FollowWalk(sent: sent, request: request, interactor: interactor(dependencies))
    }

    private static let stopping = ActionRecipe<WalkDependencies>(
        name: stop, summary: "end the walk that goes on", title: "end walk",
        key: "s", place: .section(name), changes: [name]
    ) { dependencies, _ in StopWalk(interactor: interactor(dependencies)) }

    private static let add = ActionRecipe<WalkDependencies>(
        name: "walks add", summary: "add a walk that was recorded elsewhere to the list",
        title: "add walk",
        options: [WalksOptions.file.description, WalksOptions.newName.description],
        examples: ["lake.gpx", "lake.gpx --name 'Around the lake'"], key: "a",
        place: .section(name)
    ) { dependencies, options throws(UsageError) in
        let file = try options.required(WalksOptions.file)
        return AddWalk(
            file: file, name: try options.value(of: WalksOptions.newName),
            interactor: interactor(dependencies))
    }

    private static let renaming = ActionRecipe<WalkDependencies>(
        name: rename, summary: "rename a walk of the list",
        options: [WalksOptions.walk.description, WalksOptions.name.description],
        examples: ["lake.gpx --name 'Around the lake'"], key: "R",
        place: .rows(of: name)
    ) { dependencies, options throws(UsageError) in
        RenameWalk(
            walk: try options.required(WalksOptions.walk),
            name: try options.value(of: WalksOptions.name),
            interactor: interactor(dependencies))
    }

    private static let keepPhotos = ActionRecipe<WalkDependencies>(
        name: photos, summary: "keep a folder of your photos with a walk of the list",
        title: "keep photos",
        options: [WalksOptions.walk.description, WalksOptions.photos.description],
        examples: ["lake.gpx --photos ~/Pictures/lake"], key: "p", place: .rows(of: name)
    ) { dependencies, options throws(UsageError) in
        KeepPhotos(
            walk: try options.required(WalksOptions.walk),
            folder: try options.value(of: WalksOptions.photos),
            interactor: interactor(dependencies))
    }

    private static let removal = ActionRecipe<WalkDependencies>(
        name: remove, summary: "remove a walk from the list; its file stays",
        options: [WalksOptions.walk.description, WalksOptions.withFile.description],
        examples: ["'Around the lake'", "lake.gpx --file --yes"], key: "d", place: .rows(of: name),
        confirmation: .always
    ) { dependencies, options throws(UsageError) in
        RemoveWalk(
            walk: try options.required(WalksOptions.walk),
            withFile: try options.value(of: WalksOptions.withFile) ?? false,
            interactor: interactor(dependencies))
    }

    private static let undo = ActionRecipe<WalkDependencies>.undo(
        "walks undo", "undo the last change of the list"
    ) { dependencies throws(UsageError) in try dependencies.walks() }

    private static func interactor(_ dependencies: WalkDependencies) -> WalksInteractor {
        WalksInteractor(
            store: WalksStore(open: dependencies.walks, now: dependencies.context.now),
            files: WalkFiles(open: dependencies.context.file),
            live: LiveWalk(dependencies: dependencies),
            demo: dependencies.demo)
    }
}
