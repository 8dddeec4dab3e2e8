public import ReportCLI
import Synchronization

/// An output that remembers what was written to it, or refuses all of it.
public final class TextOutputSpy: TextOutput {
    private let refusal: OutputError?
    private let record = Mutex("")

    /// Makes an output that takes everything, or one that fails with this error.
    public init(refusal: OutputError? = nil) {
        self.refusal = refusal
    }

    /// What was written, in one piece.
    public var text: String { record.withLock { $0 } }

    /// Notes the text.
    ///
    /// - Throws: the error that the output was made with, if any.
    public func write(_ text: String) throws(OutputError) {
        if let refusal { throw refusal }
        record.withLock { $0 += text }
    }
}
