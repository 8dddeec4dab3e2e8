import Networking
import Synchronization

/// What requests say to the person while a report is made: notes, and how far they are.
///
/// While something is drawn on the terminal, the drawing shows the notes, and they are said once it
/// is erased; else each is said at once.
final class RequestMessages: Sendable {
    private struct State {
        var isDrawn = false
        var notes: [String] = []
        var progress = ""
        var listener: (@Sendable (String) -> Void)?
    }

    private let state = Mutex(State())
    private let say: @Sendable (String) -> Void

    /// Takes what says a line on standard error.
    init(say: @escaping @Sendable (String) -> Void = { _ in }) {
        self.say = say
    }

    /// The notes that are not said yet.
    var notes: [String] { state.withLock(\.notes) }

    /// How far a request is; empty if it does not say.
    var progress: String { state.withLock(\.progress) }

    func take(_ event: RequestEvent) {
        switch event {
        case .note(let text):
            let (isSaid, listener) = state.withLock { state in
                if state.isDrawn { state.notes.append(text) }
                return (!state.isDrawn, state.listener)
            }
            listener?(text)
            if isSaid { say(text) }
        case .progress(let text): state.withLock { $0.progress = text }
        default: break
        }
    }

    /// Also gives each note to a listener, such as a screen.
    func forward(to listener: @escaping @Sendable (String) -> Void) {
        state.withLock { $0.listener = listener }
    }

    /// Keeps notes for the drawing from now on.
    func beginDrawing() {
        state.withLock { $0.isDrawn = true }
    }

    /// Says the notes that the drawing showed, and later ones at once.
    func endDrawing() {
        let notes = state.withLock { state in
            defer { (state.notes, state.isDrawn) = ([], false) }
            return state.notes
        }
        for note in notes { say(note) }
    }
}
