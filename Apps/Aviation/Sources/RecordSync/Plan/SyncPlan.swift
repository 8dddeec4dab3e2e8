/// What a sync has to do, as far as the listings of both sides say it.
package struct SyncPlan: Equatable, Sendable {
    /// The files whose content on the other side must be read, sorted.
    package private(set) var fetches: [SyncName] = []

    /// The files that only changed here, sorted.
    package private(set) var sends: [SyncName] = []

    /// The number of files that changed here; some of them are read first.
    package private(set) var changedHere = 0

    /// The number of files that changed there.
    ///
    /// Those that were written just before the last listing are read again too, but most likely they
    /// are as they were.
    package private(set) var changedThere = 0

    /// The files that both sides had, and that are gone there; they are sent again.
    package private(set) var lost: Set<SyncName> = []

    /// The photos that records name.
    package let photos: PhotoPlan

    /// Whether no record has to be read or sent.
    package var isEmpty: Bool { fetches.isEmpty && sends.isEmpty }

    /// Compares both sides with what they had in common.
    ///
    /// No file is ever removed from one side because the other lacks it: a removed record leaves a
    /// file, so a file that is gone was lost, and is put back.
    ///
    /// - Parameters:
    ///   - blocked: the files that cannot be sent, because something else has their name there.
    ///   - joinedKinds: the kinds whose records win or lose together, so that the removal of one is
    ///     not sent before the others are known.
    package init(
        entries: [SyncName: SyncEntry],
        here: SyncedFiles,
        there: [SyncName: RemoteFile],
        blocked: Set<SyncName> = [],
        joinedKinds: Set<String> = [],
        photos: PhotoPlan = PhotoPlan()
    ) {
        self.photos = photos
        for name in Set(here.files.keys).union(there.keys).sorted() {
            if here.unreadable.contains(name) || blocked.contains(name) { continue }
            let entry = entries[name]
            let isListedAsBefore = entry?.hash != nil && entry?.file == there[name]
            let isChangedHere = here.files[name].map { $0.hash != entry?.hash } ?? false
            switch (here.files[name], there[name]) {
            case (nil, nil): break
            case (_?, nil):
                sends.append(name)
                changedHere += 1
                if entry?.hash != nil { lost.insert(name) }
            case (let file?, _?) where isListedAsBefore:
                if isChangedHere { changedHere += 1 }
                if entry?.isSettled == false {
                    fetches.append(name)
                } else if isChangedHere {
                    let isJoined = file.isRemoved && joinedKinds.contains(name.kind)
                    if !isJoined, file.isMade(of: entry) {
                        sends.append(name)
                    } else {
                        fetches.append(name)
                    }
                }
            case (_, _?):
                fetches.append(name)
                changedThere += 1
            }
        }
    }
}

extension SyncedFile {
    /// Whether it was made of the version that both sides had.
    fileprivate func isMade(of entry: SyncEntry?) -> Bool {
        entry?.hash.map { ancestors.contains(Self.digest(ofHash: $0)) } ?? false
    }
}
