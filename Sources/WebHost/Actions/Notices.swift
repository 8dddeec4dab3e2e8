import Synchronization

/// What an action has said.
struct ActionNotice: Sendable {
    let text: String

    /// Whether an undo of the program takes back what was done.
    let isUndoable: Bool
}

/// What actions have said and no page has shown yet; a browser knows each by a name that nobody can guess.
final class Notices: Sendable {
    private let notices = Mutex<[(id: String, notice: ActionNotice)]>([])

    /// The most that are kept for browsers that never ask for them.
    private static let most = 64

    /// Keeps a notice, and returns its name.
    func keep(_ notice: ActionNotice) -> String {
        let id = WebGuard.randomToken()
        notices.withLock { notices in
            notices.append((id, notice))
            if notices.count > Self.most { notices.removeFirst() }
        }
        return id
    }

    /// Returns a notice once; nil if there is none.
    func take(_ id: String) -> ActionNotice? {
        notices.withLock { notices in
            notices.firstIndex { $0.id == id }.map { notices.remove(at: $0).notice }
        }
    }
}
