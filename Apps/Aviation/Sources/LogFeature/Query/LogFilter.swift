import Logbook

/// Decides which flights of a log a query selects.
struct LogFilter {
    private let query: LogQuery
    private var selection: SelectionFilter
    private var list: ObjectIdentifier?
    private var search: LogSearch?

    init(_ query: LogQuery) {
        self.query = query
        selection = SelectionFilter(query.selection)
        search = query.search.map(LogSearch.init)
    }

    mutating func allows(_ entry: LogEntry) -> Bool {
        if entry.listID != list {
            // Another list has other places.
            search = query.search.map(LogSearch.init)
            list = entry.listID
        }
        if let statuses = query.statuses, !statuses.contains(entry.status) { return false }
        switch query.happened {
        case .planned?: if !entry.isPlanned { return false }
        case .flown?: if !entry.isFlown { return false }
        case nil: break
        }
        return selection.allows(entry) && search?.finds(entry) ?? true
    }
}
