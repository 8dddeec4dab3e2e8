import Networking
import SectionKit
import Synchronization

/// Where the facts of one report are from: a source of the program, or a saved response.
struct Origin {
    let about: Report.Source

    /// Whether a server may be asked, so that loading takes a while.
    var isLive = false

    /// Whether progress may be drawn on the terminal, because nothing else is written there.
    var drawsProgress = false

    /// The warnings about the requests, such as that a cached response is shown.
    var warnings = Warnings()

    /// What requests say to the person meanwhile.
    var messages = RequestMessages()
}

/// Collects the warnings that come up while a report is made, until it is written.
final class Warnings: Sendable {
    private let record = Mutex<[String]>([])

    var all: [String] { record.withLock { $0 } }

    /// Adds a warning unless it was added before; returns whether it is new.
    @discardableResult
    func add(_ warning: String) -> Bool {
        record.withLock { warnings in
            if warnings.contains(warning) { return false }
            warnings.append(warning)
            return true
        }
    }
}
