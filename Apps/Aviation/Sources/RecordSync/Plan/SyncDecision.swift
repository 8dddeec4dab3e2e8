/// What happens to a file whose contents on both sides are known.
package enum SyncDecision: Equatable, Sendable {
    /// Both sides have the same.
    case same

    /// This machine takes the content of the other side; its own may have to be kept as a conflict.
    case take(isConflict: Bool)

    /// The other side gets the content of this machine; its own may have to be kept as a conflict.
    case send(isConflict: Bool)

    /// Decides which side wins.
    ///
    /// What changed on one side goes to the other. If both changed, the other side wins, unless it
    /// has removed the record: a change is worth more than a removal.
    ///
    /// Without a common past, as after the status was lost or a sync was interrupted, the higher
    /// revision of a record and its removal wins, because the removal may have been of that version.
    package init(_ entry: SyncEntry?, here: SyncedFile?, there: SyncedFile) {
        guard let here else {
            self = .take(isConflict: false)
            return
        }
        let isUnchangedThere =
            entry?.hash == there.hash || entry?.sending.contains(there.hash) == true
        let isRemoval = here.isRemoved != there.isRemoved
        self =
            if here.hash == there.hash {
                .same
            } else if isUnchangedThere {
                .send(isConflict: false)
            } else if here.hash == entry?.hash || (here.isRemoved && there.isRemoved) {
                .take(isConflict: false)
            } else if isRemoval, entry.isUncertain(here: here, there: there) {
                Self.withoutPast(here: here, there: there)
            } else if here.isRemoved {
                .take(isConflict: false)
            } else if there.isRemoved {
                .send(isConflict: false)
            } else {
                .take(isConflict: true)
            }
    }

    /// Decides between a record and its removal.
    private static func withoutPast(here: SyncedFile, there: SyncedFile) -> SyncDecision {
        if there.isRemoved {
            return there.revision > here.revision
                ? .take(isConflict: true) : .send(isConflict: false)
        }
        return here.revision > there.revision
            ? .send(isConflict: true) : .take(isConflict: false)
    }
}

extension SyncEntry? {
    /// Whether the removal may have been of the version of the other side, although this machine
    /// does not remember that both sides had it.
    fileprivate func isUncertain(here: SyncedFile, there: SyncedFile) -> Bool {
        guard let self, self.hash != nil else { return true }
        return here.isRemoved
            ? self.receiving.contains(there.hash) : self.sending.contains(here.hash)
    }
}
