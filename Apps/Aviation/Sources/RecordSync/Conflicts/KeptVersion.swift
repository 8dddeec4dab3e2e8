package import RecordStore

/// A version that lost a conflict, beside the record as it is now.
package struct KeptVersion: Equatable, Sendable {
    package let conflict: Revised<SyncConflict>

    /// The version that lost; nil if its file is not valid.
    package let lost: RecordFile?

    /// The record, or what its removal has left; nil if this machine has neither.
    package let current: RecordFile?

    package init(_ conflict: Revised<SyncConflict>, current: RecordFile?) {
        self.conflict = conflict
        self.current = current
        lost = RecordFile(conflict.record.name.id, content: conflict.record.content)
    }

    /// Whether the record says the same, as after the version was taken back.
    package var isCurrent: Bool {
        guard let lost, let current else { return false }
        return lost.saysTheSame(as: current)
    }

    /// Whether the record has come to say the same since the version lost, so that it need not be
    /// kept.
    ///
    /// A record that says the same because the place and this machine went back to an earlier time,
    /// to this version or to one that it was made of, soon says something else again.
    var isReached: Bool {
        guard isCurrent, let lost, let current else { return false }
        let digest = RecordFile.digest(of: current.content)
        return lost.content != current.content && !lost.ancestors.contains(digest)
    }
}
