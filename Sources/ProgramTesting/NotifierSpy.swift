public import ReportCLI
import Synchronization

/// A notifier that remembers what it was to show, and shows nothing.
public final class NotifierSpy: Notifier {
    /// A message that was to be shown.
    public struct Message: Equatable, Sendable {
        /// What it was about.
        public let title: String

        /// Its sentences.
        public let lines: [String]

        /// Describes a message.
        public init(title: String, lines: [String]) {
            self.title = title
            self.lines = lines
        }
    }

    private let canShow: Bool
    private let record = Mutex<[Message]>([])

    /// Makes a notifier; one that cannot show anything leaves messages to the bell.
    public init(canShow: Bool = true) {
        self.canShow = canShow
    }

    /// The messages, in order.
    public var messages: [Message] { record.withLock { $0 } }

    /// Notes the message.
    public func notify(
        _ title: String,
        _ lines: [String],
        otherwise: @escaping @Sendable () -> Void
    ) {
        record.withLock { $0.append(Message(title: title, lines: lines)) }
        if !canShow { otherwise() }
    }
}
