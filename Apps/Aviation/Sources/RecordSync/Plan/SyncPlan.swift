/// What a sync has to do, as far as the listings of both sides say it.
package struct SyncPlan: Equatable, Sendable {
    /// The files whose content on the other side must be read, sorted.
    package private(set) var fetches: [SyncName] = []

    /// The files that only changed here, sorted.
    package private(set) var sends: [SyncName] = []

    /// The photos that records name.
    package let photos: PhotoPlan

    /// Whether no record has to be read or sent.
    package var isEmpty: Bool { fetches.isEmpty && sends.isEmpty }

    /// Compares both sides with what they had in common.
    ///
    /// No file is ever removed from one side because the other lacks it: a removed record leaves a
    /// file, so a file that is gone was lost, and is put back.
    package init(
        entries: [SyncName: SyncEntry],
        here: SyncedFiles,
        there: [SyncName: RemoteFile],
        photos: PhotoPlan = PhotoPlan()
    ) {
        self.photos = photos
        for name in Set(here.files.keys).union(there.keys).sorted() {
            if here.unreadable.contains(name) { continue }
            let entry = entries[name]
            switch (here.files[name], there[name]) {
            case (_?, nil): sends.append(name)
            case (let file?, let other?)
            where entry?.isSettled == true && entry?.hash != nil && entry?.file == other:
                if file.hash != entry?.hash { sends.append(name) }
            case (_, _?): fetches.append(name)
            case (nil, nil): break
            }
        }
    }
}
