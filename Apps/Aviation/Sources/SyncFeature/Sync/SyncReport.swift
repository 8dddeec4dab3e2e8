import RecordSync
import SectionKit

/// What a sync has done, and what is left to decide.
struct SyncReport: Equatable, Sendable {
    let place: String
    let result: SyncResult

    /// The number of conflicts of all times that a person has not decided.
    let conflicts: Int

    /// The content of the section.
    var blocks: [Block] {
        let facts = [
            Fact("place", "Synced with", .text(place)).keptPrivate,
            Fact("sent", "Sent", .integer(result.sent.count)),
            Fact("received", "Received", .integer(result.received.count)),
            Fact("new_conflicts", "New conflicts", .integer(result.conflicts.count)),
            Fact("conflicts", "Conflicts", .integer(conflicts)),
        ]
        guard conflicts > 0 else { return [.facts(facts)] }
        let text = InlineText(
            "Run 'flight-log conflicts' to see "
                + conflicts.counted("version that lost", "versions that lost") + ".")
        return [.notice(Notice(.info, text)), .facts(facts)]
    }

    var warnings: [String] {
        result.unreadable.sorted().map { "\($0) cannot be read and was left alone." }
    }
}
