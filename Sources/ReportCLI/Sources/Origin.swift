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

    /// The warnings about what the requests brought, such as a cached response that is old.
    var warnings = Warnings()

    /// What the surroundings of the requests lack, such as a folder for the cache.
    var remarks = Warnings()

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
