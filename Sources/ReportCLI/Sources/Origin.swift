import Networking
import SectionKit
import Synchronization

/// Where the facts of one report are from: one of a program's sources, or a saved answer.
struct Origin {
    let about: Report.Source

    /// Whether a server may be asked, so that the answer takes a while.
    var isLive = false

    /// Whether a terminal may be drawn on meanwhile, because nothing else is written there.
    var drawsProgress = false

    /// What happened to the requests that the maker of the report should know.
    var warnings = Warnings()
}

/// Warnings that come while a report is made, kept until it is written.
final class Warnings: Sendable {
    private let record = Mutex<[String]>([])

    var all: [String] { record.withLock { $0 } }

    /// Keeps a warning, once however often it comes; tells whether it is the first time.
    @discardableResult
    func add(_ warning: String) -> Bool {
        record.withLock { warnings in
            if warnings.contains(warning) { return false }
            warnings.append(warning)
            return true
        }
    }
}
