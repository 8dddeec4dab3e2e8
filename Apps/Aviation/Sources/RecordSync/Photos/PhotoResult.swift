/// What a sync has done about photos.
package struct PhotoResult: Equatable, Sendable {
    /// The photos that the other side got.
    package var sent: Set<SyncPhoto> = []

    /// The number of photos that the other side did not get because of ``failure``.
    package var unsent = 0

    /// Why photos were not sent; nil if all were.
    package var failure: SyncError?

    /// The photos of records that this machine does not have.
    package var missing: Set<SyncPhoto> = []

    /// The photos of ``missing`` that the other side has.
    package var available: Set<SyncPhoto> = []

    package init() {}

    /// Adds what another round of the same sync has sent, of which it knows more.
    mutating func add(_ round: PhotoResult) {
        sent.formUnion(round.sent)
        unsent = round.unsent
        failure = round.failure
    }
}

/// What was read of photos from the other side.
package struct PhotoFetch: Equatable, Sendable {
    /// The photos that this machine got.
    package var received: Set<SyncPhoto> = []

    /// The photos that the other side does not have.
    package var absent: Set<SyncPhoto> = []

    /// The photos whose content is not what their name says; they were left alone.
    package var damaged: Set<SyncPhoto> = []

    /// Why not all were read; nil if nothing went wrong.
    package var failure: SyncError?

    package init(failure: SyncError? = nil) {
        self.failure = failure
    }
}
