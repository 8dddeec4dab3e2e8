import ReportCLI
import Synchronization

/// An output that remembers what was written to it, or refuses all of it.
final class TextOutputSpy: TextOutput {
    private let refusal: OutputError?
    private let record = Mutex("")

    init(refusal: OutputError? = nil) {
        self.refusal = refusal
    }

    var text: String { record.withLock { $0 } }

    func write(_ text: String) throws(OutputError) {
        if let refusal { throw refusal }
        record.withLock { $0 += text }
    }
}
