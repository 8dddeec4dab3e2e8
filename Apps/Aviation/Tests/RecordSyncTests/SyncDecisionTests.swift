import Testing

@testable import RecordSync

/// Which side wins once both contents are known.
struct SyncDecisionTests {
    private let old = sample("old")
    private let mine = sample("mine", revision: 2)
    private let theirs = sample("theirs", revision: 2)
    private let removedHere = sample("removed here", revision: 2, isRemoved: true)
    private let removedThere = sample("removed there", revision: 2, isRemoved: true)

    private func decision(
        _ here: SyncedFile?, _ there: SyncedFile, _ entry: SyncEntry? = nil
    ) -> SyncDecision {
        SyncDecision(entry, here: here, there: there)
    }

    private var entry: SyncEntry { SyncEntry(hash: old.hash) }

    @Test func `the side that did not change takes what the other has`() {
        #expect(decision(mine, old, entry) == .send(isConflict: false))
        #expect(decision(old, theirs, entry) == .take(isConflict: false))
        #expect(decision(nil, theirs) == .take(isConflict: false))
        #expect(decision(mine, mine) == .same)
    }

    @Test func `if both changed, the other side wins and what is here is kept`() {
        #expect(decision(mine, theirs, entry) == .take(isConflict: true))
        #expect(decision(mine, theirs) == .take(isConflict: true))
    }

    @Test func `a change wins against a removal`() {
        #expect(decision(mine, removedThere, entry) == .send(isConflict: false))
        #expect(decision(removedHere, theirs, entry) == .take(isConflict: false))
        #expect(decision(removedHere, removedThere, entry) == .take(isConflict: false))
    }

    @Test func `what was sent without an answer is nobody else's`() {
        var entry = entry
        entry.sending = [theirs.hash]
        #expect(decision(mine, theirs, entry) == .send(isConflict: false))
    }

    @Test func `the later of a record and its removal wins if nobody remembers their past`() {
        let later = sample("removed there", revision: 9, isRemoved: true)
        #expect(decision(mine, later) == .take(isConflict: true))
        #expect(decision(mine, removedThere) == .send(isConflict: false))
        #expect(
            decision(sample("removed", revision: 9, isRemoved: true), theirs)
                == .send(isConflict: true))
    }

    @Test func `a removal of what was sent without an answer is not undone`() {
        var entry = entry
        entry.sending = [mine.hash]
        let later = sample("removed there", revision: 3, isRemoved: true)
        #expect(decision(mine, later, entry) == .take(isConflict: true))
    }

    @Test func `a removal of what was received by an interrupted sync is not undone`() {
        var entry = entry
        entry.receiving = [theirs.hash]
        let later = sample("removed here", revision: 3, isRemoved: true)
        #expect(decision(later, theirs, entry) == .send(isConflict: true))
    }
}
