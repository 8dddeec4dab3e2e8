import Synchronization

/// Holds text back while the terminal shows something else, and writes it afterwards.
final class DeferredOutput: TextOutput {
    private let output: any TextOutput
    private let held = Mutex<(texts: [String], isOpen: Bool)>(([], false))

    /// How many of the latest texts are kept: a watch may go on for days.
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

    /// Writes the texts that were held back, and all later ones immediately.
    func release() {
        let texts = held.withLock { held in
            defer { held = ([], true) }
            return held.texts
        }
        if !texts.isEmpty { try? output.write(texts.joined()) }
    }
}
