import Synchronization

/// The number of a change of a page, in one run of the server: the name of an event.
struct LiveVersion: Sendable {
    /// Numbers that belong to one run of the server.
    final class Source: Sendable {
        /// A word that no other run has.
        private let run = String(UInt64.random(in: .min ... .max), radix: 36)
        private let last = Mutex(0)

        /// The next number.
        func next() -> LiveVersion {
            last.withLock { last in
                last += 1
                return LiveVersion(run: run, number: last)
            }
        }

        /// Reads a version that a browser has; zero, before all, if it is none of this run.
        func number(_ text: String) -> Int {
            let parts = text.split(separator: "-")
            guard parts.count == 2, parts[0] == run else { return 0 }
            return Int(parts[1]) ?? 0
        }
    }

    private let run: String
    let number: Int

    /// The name of the event.
    var text: String { "\(run)-\(number)" }
}
