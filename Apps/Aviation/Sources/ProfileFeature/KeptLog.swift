import Logbook
import SectionKit

/// What clearing the log deletes.
struct KeptLog: Equatable, Sendable {
    let kinds: [KeptKind]

    /// The server or folder that the log is synced with; nil if there is none.
    let place: String?

    /// The content that actions show: the kinds, and what stays.
    var blocks: [Block] {
        var words = [
            "Files that you have exported or backed up stay, and so do cached responses of servers."
        ]
        if let place {
            words.append(
                "What was synced stays in \(place), with its photos, and on your other devices; this"
                    + " one keeps the address. Remove it there if you want it gone, and run"
                    + " 'flight-log sync sign-out'.")
        }
        return [.table(kinds.table)] + words.map { .paragraph(InlineText($0)) }
    }
}
