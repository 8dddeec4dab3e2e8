import Testing

@testable import RecordSync

/// Which side wins once both contents are known.
struct SyncDecisionTests {
    private let old = sample("old")
    private let mine: SyncedFile
    private let theirs: SyncedFile
    private let removedHere: SyncedFile
    private let removedThere: SyncedFile

    init() {
        mine = sample("mine", revision: 2, of: old)
        theirs = sample("theirs", revision: 2, of: old)
        removedHere = sample("removed here", revision: 2, isRemoved: true, of: old)
        removedThere = sample("removed there", revision: 2, isRemoved: true, of: old)
    }

    /// What happens, in words.
    private func decision(
        _ here: SyncedFile?, _ there: SyncedFile, _ entry: SyncEntry? = nil
    ) -> String {
        let decision = SyncDecision(entry, here: here, there: there)
        return [
            "\(decision.winner)", decision.keepsLoser ? "keep" : nil,
            decision.isRenewed ? "renew" : nil, decision.isOlderThere ? "older" : nil,
        ].compactMap(\.self).joined(separator: " ")
    }

    private var entry: SyncEntry { SyncEntry(hash: old.hash) }

    @Test(arguments: [true, false])
    func `a version wins over those that it was made of, whatever is remembered`(knows: Bool) {
        let entry = knows ? entry : nil
        #expect(decision(mine, old, entry) == "here")
        #expect(decision(old, theirs, entry) == "there")
        #expect(decision(removedHere, old, entry) == "here")
        #expect(decision(old, removedThere, entry) == "there")
        #expect(decision(nil, theirs, entry) == "there")
        #expect(decision(mine, mine, entry) == "both")
    }

    @Test(arguments: [true, false])
    func `of versions made apart, the other side wins and what is here is kept`(knows: Bool) {
        #expect(decision(mine, theirs, knows ? entry : nil) == "there keep")
    }

    @Test(arguments: [true, false])
    func `a change wins against a removal`(knows: Bool) {
        let entry = knows ? entry : nil
        #expect(decision(mine, removedThere, entry) == "here renew")
        #expect(decision(removedHere, theirs, entry) == "there")
    }

    @Test(arguments: [true, false])
    func `two removals become one, which holds for the versions of both`(knows: Bool) {
        let entry = knows ? entry : nil
        #expect(decision(removedHere, removedThere, entry) == "there renew")
    }

    @Test func `what a sync has written again is worth no more than what it repeats`() {
        let other = sample("other", isRemoved: true)
        let again = sample("mine again", revision: 3, repeats: mine, of: mine, other)
        let removed = sample("removed", revision: 3, isRemoved: true, of: mine)
        let changed = sample("changed", revision: 3, of: mine)
        #expect(decision(removed, again, SyncEntry(hash: mine.hash)) == "here renew")
        #expect(decision(again, removed) == "there")
        #expect(decision(changed, again) == "here renew")
        #expect(decision(again, changed) == "there")
        // A change that a person made of what was written again is theirs.
        let edited = sample("edited", revision: 4, of: again)
        #expect(decision(removed, edited) == "there")
        // Another time it was written again, it says the same.
        let twice = sample("mine twice", revision: 4, repeats: mine, of: mine, theirs)
        #expect(decision(twice, again) == "there renew")
    }

    @Test func `what has lost here does not win because it was written again elsewhere`() {
        let removed = sample("removed", revision: 3, isRemoved: true, of: theirs)
        let seen = SyncEntry(hash: mine.hash, past: [removed.digest, theirs.digest])
        let again = sample("theirs again", revision: 4, repeats: theirs, of: theirs, mine)
        #expect(decision(mine, again, seen) == "here renew")
        // A person who chooses it makes a version of their own.
        #expect(decision(mine, sample("chosen", revision: 4, of: theirs, mine), seen) == "there")
    }

    @Test func `an older version than both sides had is named, and does not win`() {
        let seen = SyncEntry(hash: mine.hash)
        let later = sample("later", revision: 3, of: mine)
        #expect(decision(mine, old, seen) == "here older")
        #expect(decision(later, old, seen) == "here older")
        #expect(decision(removedHere, old, SyncEntry(hash: removedHere.hash)) == "here older")
    }

    @Test func `what was sent without an answer is not older than what both sides had`() {
        let later = sample("later", revision: 3, of: mine)
        #expect(decision(later, mine, entry) == "here")
    }

    @Test func `old files that were put back on this machine do not win`() {
        #expect(decision(old, mine, SyncEntry(hash: mine.hash)) == "there")
        // What an older program wrote names no ancestors, but this machine has seen it.
        let new = sample("new", revision: 2)
        #expect(decision(old, new, SyncEntry(hash: new.hash, past: [old.digest])) == "there")
    }

    @Test func `a version that has lost before does not win when it is back`() {
        let seen = SyncEntry(hash: mine.hash, past: [removedThere.digest])
        #expect(decision(mine, removedThere, seen) == "here renew older")
    }

    @Test func `what both sides had is kept when somebody overwrites it`() {
        let seen = SyncEntry(hash: mine.hash)
        let other = sample("other", revision: 3, of: old)
        #expect(decision(mine, other, seen) == "there keep")
        let earlier = sample("earlier", revision: 1)
        #expect(decision(mine, earlier, seen) == "here keep renew")
    }

    @Test func `a file that a person has edited by hand is sent as a new version`() {
        let edited = sample("edited", revision: 1)
        #expect(decision(edited, old, entry) == "here renew")
    }

    @Test func `a file of an older program is later if its revision is`() {
        #expect(decision(old, sample("new", revision: 2), entry) == "there")
        let removed = sample("removed", revision: 9, isRemoved: true)
        #expect(decision(mine, removed) == "there keep")
        #expect(decision(removed, theirs) == "here keep renew")
    }

    @Test func `a person can accept the older version`() throws {
        let older = SyncDecision(SyncEntry(hash: mine.hash), here: mine, there: old)
        #expect(older.acceptingOlder?.winner == .there)
        #expect(older.acceptingOlder?.keepsLoser == true)
        #expect(older.acceptingOlder?.isChosen == true)
        #expect(SyncDecision(entry, here: mine, there: theirs).acceptingOlder == nil)
    }
}
