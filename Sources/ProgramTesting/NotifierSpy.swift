public import ReportCLI
import Synchronization

/// A notifier that records messages and shows nothing.
public final class NotifierSpy: Notifier {
    /// A recorded message.
    public struct Message: Equatable, Sendable {
        /// The title.
        public let title: String

        /// The lines of the message.
        public let lines: [String]

        /// Creates a message.
        public init(title: String, lines: [String]) {
            self.title = title
            self.lines = lines
        }
    }

    private let canShow: Bool
    private let record = Mutex<[Message]>([])

    /// Creates a notifier; if it cannot show messages, it calls the fallback.
    public init(canShow: Bool = true) {
        self.canShow = canShow
    }

    /// The messages, in order.
    public var messages: [Message] { record.withLock { $0 } }

    /// Records the message.
    public func notify(
        _ title: String,
        _ lines: [String],
        otherwise: @escaping @Sendable () -> Void
    ) {
        record.withLock { $0.append(Message(title: title, lines: lines)) }
        if !canShow { otherwise() }
    }
}
