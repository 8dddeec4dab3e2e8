import Logbook
import SectionKit

/// The sort key of a list of flights.
enum LogSort: String, CaseIterable {
    case date, status, distance, duration

    /// The default order: late and long first, status from boarding to cancelled.
    private var usualOrder: ListOrder { self == .status ? .asc : .desc }

    /// Returns a description of the order, such as "newest first".
    func words(in order: ListOrder?) -> String {
        switch (self, order ?? usualOrder) {
        case (.date, .desc): "newest first"
        case (.date, .asc): "oldest first"
        case (.distance, .desc), (.duration, .desc): "longest first"
        case (.distance, .asc), (.duration, .asc): "shortest first"
        case (.status, .asc): "by status"
        case (.status, .desc): "by status, backwards"
        }
    }

    /// Returns flights, of which the newest come first, in an order; those with equal values stay in
    /// theirs.
    func sorted(_ entries: [LogEntry], in order: ListOrder?) -> [LogEntry] {
        let order = order ?? usualOrder
        switch self {
        case .date: return order == .desc ? entries : entries.reversed()
        case .distance: return entries.sorted(by: \.distance, in: order)
        case .duration: return entries.sorted(by: \.minutes, in: order)
        case .status:
            return entries.sorted(by: \.status.rank, in: order)
        }
    }
}

extension [LogEntry] {
    /// The flights sorted by a key, of which each is made once.
    fileprivate func sorted(by key: (LogEntry) -> (some Comparable)?, in order: ListOrder)
        -> [LogEntry]
    {
        let keys = map(key)
        return indices.sorted { order.precedes(keys[$0], keys[$1]) ?? ($0 < $1) }.map { self[$0] }
    }
}
