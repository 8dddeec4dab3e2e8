import Synchronization
import WebServer

/// Answers with the number of bytes that a receiver has taken.
struct Counter: WebHandler {
    /// Is told when the receiver of the path `/last` is gone.
    let gone: @Sendable () -> Void

    func receiver(of request: WebRequest) -> (any BodyReceiver)? {
        if request.target.path == ["last"] { return Receiver(gone: gone) }
        return Receiver(gone: {})
    }

    func response(
        to request: WebRequest, later: @escaping @Sendable (WebResponse) -> Void
    ) -> WebResponse? {
        let receiver = request.receiver?.body as? Receiver
        let text = receiver.map { "\($0.count) \($0.isWhole)" } ?? "none"
        return WebResponse(200, type: "text/plain", text + "\n")
    }

    private final class Receiver: BodyReceiver {
        let limit = 10
        private let state = Mutex((count: 0, isWhole: false))
        private let gone: @Sendable () -> Void

        var count: Int { state.withLock(\.count) }
        var isWhole: Bool { state.withLock(\.isWhole) }

        init(gone: @escaping @Sendable () -> Void) { self.gone = gone }

        deinit { gone() }

        func take(_ bytes: ArraySlice<UInt8>) throws(RequestRefusal) {
            state.withLock { $0.count += bytes.count }
        }

        func finish() throws(RequestRefusal) { state.withLock { $0.isWhole = true } }
    }
}
