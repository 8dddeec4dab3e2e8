import RecordSync
import SectionKit

/// What a sync has done, and what is left to decide.
struct SyncReport: Equatable, Sendable {
    /// The address or folder that the log is synced with; nil if none is set up.
    let place: String?

    let result: SyncResult

    /// The number of conflicts of all times that a person has not decided.
    let conflicts: Int

    /// No server or folder is set up, so nothing was done.
    static let signedOut = SyncReport(place: nil, result: SyncResult(), conflicts: 0)

    /// The content of the section.
    var blocks: [Block] {
        let state = Fact("state", "State", .text(place == nil ? "signed out" : "signed in"))
        guard let place else {
            return [
                .paragraph(
                    "Syncing is not set up: run 'flight-log sync setup' with a server or a folder."),
                .facts([state]),
            ]
        }
        let facts = [
            state,
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
