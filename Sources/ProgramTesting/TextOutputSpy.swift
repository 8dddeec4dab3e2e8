public import ReportCLI
import Synchronization

/// A text output that records the text, or fails.
public final class TextOutputSpy: TextOutput {
    private let refusal: OutputError?
    private let record = Mutex("")

    /// Creates an output; every write fails with `refusal` if it is not nil.
    public init(refusal: OutputError? = nil) {
        self.refusal = refusal
    }

    /// The written text.
    public var text: String { record.withLock { $0 } }

    /// Records the text.
    ///
    /// - Throws: the error with which the output was created, if any.
    public func write(_ text: String) throws(OutputError) {
        if let refusal { throw refusal }
        record.withLock { $0 += text }
    }
}
