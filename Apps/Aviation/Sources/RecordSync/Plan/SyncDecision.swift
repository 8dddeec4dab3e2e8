/// What happens to a file whose contents on both sides are known.
///
/// A version is replaced without a word only by one that was made of it. Of two that were made
/// independently, the one that loses is kept as a conflict, and a change wins over a removal.
///
/// A version that a sync has written once more is worth as much as the one that it repeats: whoever
/// has changed or removed that one has seen what it says.
package struct SyncDecision: Equatable, Sendable {
    package enum Winner: Equatable, Sendable {
        /// Both sides have the same.
        case both

        case here, there
    }

    package private(set) var winner: Winner

    /// Whether the version that loses is kept as a conflict.
    package private(set) var keepsLoser = false

    /// Whether both sides get a new version with the content of the winner, which is made of both:
    /// so that wherever the loser is, it is known to have lost.
    package private(set) var isRenewed = false

    /// Whether a person has chosen the winner, so that the new version is a change of theirs.
    package private(set) var isChosen = false

    /// Whether the other side has an older version than this machine has seen there.
    package private(set) var isOlderThere = false

    /// Decides which side wins.
    ///
    /// - Parameter entry: what both sides had in common; nil for nothing that is known.
    package init(_ entry: SyncEntry?, here: SyncedFile?, there: SyncedFile) {
        self.init(.there)
        guard let here, here.hash != there.hash else {
            if here != nil { winner = .both }
            return
        }
        let past = entry?.past ?? []
        if here.isMade(of: there) {
            winner = .here
            isOlderThere = entry?.isOlder(there, than: here) ?? false
        } else if let repeated = there.repeats, past.contains(repeated) {
            // Elsewhere it was not known that this version had lost.
            (winner, isRenewed) = (.here, true)
        } else if there.isMade(of: here) {
            winner = .there
        } else if past.contains(there.digest), !past.contains(here.digest) {
            (winner, isRenewed, isOlderThere) = (.here, true, true)
        } else if past.contains(here.digest) {
            winner = .there
        } else if entry?.hash == there.hash, here.revision >= there.revision {
            // A person has edited the file itself.
            (winner, isRenewed) = (.here, true)
        } else if here.includes(there), there.includes(here) {
            (winner, isRenewed) = (.there, true)
        } else if here.includes(there) {
            (winner, isRenewed) = (.here, true)
        } else if there.includes(here) {
            winner = .there
        } else if entry?.hash == here.hash, there.isLaterByOlderProgram(than: here) {
            winner = .there
        } else {
            decideBetween(here, there, entry)
        }
    }

    private init(_ winner: Winner) {
        self.winner = winner
    }

    /// Decides between versions of which none was made of the other.
    private mutating func decideBetween(
        _ here: SyncedFile, _ there: SyncedFile, _ entry: SyncEntry?
    ) {
        let isRemoval = here.isRemoved != there.isRemoved
        let removed = here.isRemoved ? here : there
        if isRemoval, entry?.hash == nil,
            removed.isLaterByOlderProgram(than: removed == here ? there : here)
        {
            // The removal may have been of that version.
            (winner, keepsLoser) = (here.isRemoved ? .here : .there, true)
        } else if here.isRemoved {
            // The removals may be of different versions, and each holds for those before its own.
            (winner, isRenewed) = (.there, there.isRemoved)
            return
        } else if there.isRemoved {
            winner = .here
        } else if entry?.hash == here.hash, there.revision < here.revision {
            // Somebody has overwritten what both sides had with an earlier version.
            (winner, keepsLoser) = (.here, true)
        } else {
            (winner, keepsLoser) = (.there, true)
        }
        isRenewed = winner == .here
    }
}

extension SyncDecision {
    /// Both sides get the content of one of them, as a new version.
    static func renewed(_ winner: Winner, keepingLoser keepsLoser: Bool = false) -> SyncDecision {
        var decision = SyncDecision(winner)
        decision.isRenewed = true
        decision.keepsLoser = keepsLoser
        return decision
    }

    /// The decision of a person that the older version of the other side is to be the newest.
    ///
    /// Nil if the other side has none that is older.
    var acceptingOlder: SyncDecision? {
        guard isOlderThere else { return nil }
        var decision = SyncDecision.renewed(.there, keepingLoser: true)
        decision.isChosen = true
        return decision
    }
}

extension SyncedFile {
    /// Whether this version names no ancestors, as those that an older program wrote, and has a
    /// higher revision than another.
    fileprivate func isLaterByOlderProgram(than other: SyncedFile) -> Bool {
        ancestors.isEmpty && revision > other.revision
    }
}

extension SyncEntry {
    /// Whether a version is older than the last one that both sides had.
    ///
    /// - Parameter later: a version that was made of it.
    fileprivate func isOlder(_ version: SyncedFile, than later: SyncedFile) -> Bool {
        guard let hash, hash != version.hash else { return false }
        if hash == later.hash || past.contains(version.digest) { return true }
        // What was sent without an answer is older than what is here, but newer than the common
        // one.
        guard let common = later.ancestors.firstIndex(of: SyncedFile.digest(ofHash: hash)),
            let found = later.ancestors.firstIndex(of: version.digest)
        else { return false }
        return found > common
    }
}
