import Logbook
import Synchronization

/// What was read, so that a file is read once for the plan, the form and the change.
final class PassMemory: Sendable {
    private struct Reading {
        let name: String
        let year: Int?
        let passes: [ReadPass]
    }

    /// The last one at the end.
    private let readings = Mutex<[Reading]>([])

    /// How many names are remembered.
    private static let limit = 100

    /// What was read under a name, for a year if there is one.
    func passes(_ name: String, year: Int?) -> [ReadPass]? {
        readings.withLock { readings in
            readings.first { $0.name == name && (year == nil || $0.year == year) }?.passes
        }
    }

    /// Remembers what was read under a name.
    func keep(_ passes: [ReadPass], as name: String, year: Int?) {
        readings.withLock { readings in
            readings.removeAll { $0.name == name }
            readings.append(Reading(name: name, year: year, passes: passes))
            if readings.count > Self.limit { readings.removeFirst() }
        }
    }

    /// The names under which something was read, in the order of reading.
    var names: [String] { readings.withLock { $0.map(\.name) } }
}
