import Synchronization

/// What actions have said and no page has shown yet; a browser knows each by a name that nobody can guess.
final class Notices: Sendable {
    private let texts = Mutex<[(id: String, text: String)]>([])

    /// The most that are kept for browsers that never ask for them.
    private static let most = 64

    /// Keeps a text, and returns its name.
    func keep(_ text: String) -> String {
        let id = WebGuard.randomToken()
        texts.withLock { texts in
            texts.append((id, text))
            if texts.count > Self.most { texts.removeFirst() }
        }
        return id
    }

    /// Returns a text once; nil if there is none.
    func take(_ id: String) -> String? {
        texts.withLock { texts in
            texts.firstIndex { $0.id == id }.map { texts.remove(at: $0).text }
        }
    }
}
