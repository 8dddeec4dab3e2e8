import SectionCLibrary
import Synchronization

/// What other threads tell the thread of the server, which they wake.
final class Mailbox: Sendable {
    enum Message: Sendable {
        /// The response to the request of a connection.
        case response(WebResponse, connection: Int)

        /// A body has more to write.
        case wake

        /// The server ends, within a time.
        case stop(within: Duration)
    }

    private let waker: Waker
    private let messages = Mutex<[Message]>([])

    init() throws(SystemError) {
        waker = try Waker()
    }

    /// The descriptor that is readable when there are messages.
    var number: Int32 { waker.number }

    func send(_ message: Message) {
        let isFirst = messages.withLock { messages in
            messages.append(message)
            return messages.count == 1
        }
        if isFirst { waker.wake() }
    }

    /// Takes all messages, after waiting for the entry of its descriptor.
    func take(ifReady entry: PollEntry) -> [Message] {
        guard entry.isReady else { return [] }
        waker.clear()
        return messages.withLock { messages in
            defer { messages = [] }
            return messages
        }
    }
}
