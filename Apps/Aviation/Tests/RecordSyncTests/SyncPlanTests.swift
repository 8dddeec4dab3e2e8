import SectionEssentials
import Testing

@testable import RecordSync

/// What the listings of both sides say without the contents.
struct SyncPlanTests {
    private let old = sample("old")
    private let new: SyncedFile

    init() {
        new = sample("new", revision: 2, of: old)
    }

    private func plan(
        _ entry: SyncEntry?, here: SyncedFile?, there: RemoteFile?
    ) -> SyncPlan {
        var files = SyncedFiles()
        files.files["a"] = here
        return SyncPlan(
            entries: entry.map { ["a": $0] } ?? [:], here: files,
            there: there.map { ["a": $0] } ?? [:])
    }

    private var entry: SyncEntry {
        SyncEntry(hash: old.hash, file: remote("1"), isSettled: true)
    }

    @Test func `what both sides still have is left alone`() {
        #expect(plan(entry, here: old, there: remote("1")).isEmpty)
    }

    @Test func `what changed here is sent`() {
        #expect(plan(entry, here: new, there: remote("1")).sends == ["a"])
    }

    @Test func `what was not made of the common version is compared before it is sent`() {
        #expect(plan(entry, here: sample("other"), there: remote("1")).fetches == ["a"])
    }

    @Test func `what something else has the name of there is left alone`() {
        var files = SyncedFiles()
        files.files = ["a": new, "b": new]
        for entries in [[:], ["a": entry] as [SyncName: SyncEntry]] {
            let plan = SyncPlan(entries: entries, here: files, there: [:], blocked: ["a"])
            #expect(plan.sends == ["b"])
            #expect(plan.lost.isEmpty)
        }
    }

    @Test func `the removal of a record that has parts is compared before it is sent`() {
        var files = SyncedFiles()
        files.files["a"] = sample("removed", revision: 2, isRemoved: true, of: old)
        func plan(_ kinds: Set<String>) -> SyncPlan {
            SyncPlan(
                entries: ["a": entry], here: files, there: ["a": remote("1")], joinedKinds: kinds)
        }
        #expect(plan(["flights"]).fetches == ["a"])
        #expect(plan(["trips"]).sends == ["a"])
    }

    @Test(arguments: [
        remote("2"), remote("1", size: 4), remote("1", at: 7), remote(nil),
    ])
    func `what may have changed there is read`(there: RemoteFile) {
        #expect(plan(entry, here: old, there: there).fetches == ["a"])
        #expect(plan(entry, here: new, there: there).fetches == ["a"])
    }

    @Test func `what was changed just before the last listing is read again`() {
        var entry = entry
        entry.isSettled = false
        #expect(plan(entry, here: old, there: remote("1")).fetches == ["a"])
    }

    @Test func `what one side lost is put back, and never removed from the other`() {
        #expect(plan(entry, here: old, there: nil).sends == ["a"])
        #expect(plan(entry, here: old, there: nil).lost == ["a"])
        #expect(plan(entry, here: nil, there: remote("1")).fetches == ["a"])
    }

    @Test func `what is new on one side goes to the other`() {
        #expect(plan(nil, here: new, there: nil).sends == ["a"])
        #expect(plan(nil, here: nil, there: remote("1")).fetches == ["a"])
        #expect(plan(nil, here: new, there: remote("1")).fetches == ["a"])
    }

    @Test func `a file that cannot be read here is left alone`() {
        let here = SyncedFiles(unreadable: ["a"])
        #expect(SyncPlan(entries: [:], here: here, there: ["a": remote("1")]).isEmpty)
    }
}
