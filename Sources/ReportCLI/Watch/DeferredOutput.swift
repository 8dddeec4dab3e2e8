import Synchronization

/// Keeps what is said while the terminal shows something else, and says it afterwards.
final class DeferredOutput: TextOutput {
    private let output: any TextOutput
    private let held = Mutex<(texts: [String], isOpen: Bool)>(([], false))

    /// How many texts are kept, the latest of them: a watch may go on for days.
    private static let most = 1_000

    init(_ output: any TextOutput) {
        self.output = output
    }

    func write(_ text: String) throws(OutputError) {
        let isOpen = held.withLock { held in
            if held.isOpen { return true }
            if held.texts.count == Self.most { held.texts.removeFirst() }
            held.texts.append(text)
            return false
        }
        if isOpen { try output.write(text) }
    }

    /// Says what was kept, and from now on everything at once.
    func release() {
        let texts = held.withLock { held in
            defer { held = ([], true) }
            return held.texts
        }
        if !texts.isEmpty { try? output.write(texts.joined()) }
    }
}
