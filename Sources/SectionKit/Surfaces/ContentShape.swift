/// How many facts, tables, charts, events, places and maps a section can have, each as a range.
///
/// A section declares its shape before it loads, so that a format can reject it at once.
public struct ContentShape: Equatable, Sendable {
    /// The number of facts.
    public let facts: ClosedRange<Int>

    /// The number of machine-readable tables, without those of charts.
    public let tables: ClosedRange<Int>

    /// The number of tables that are the record of the facts (``Table/init(recordOf:key:events:)``), which
    /// do not count as tables.
    public let records: ClosedRange<Int>

    /// The number of charts, each of which is a machine-readable table of its numbers, without line
    /// charts that follow the rows of a table.
    public let charts: ClosedRange<Int>

    /// The number of tables whose rows are events.
    public let events: ClosedRange<Int>

    /// The number of tables that have a column of places (``ValueKeys/place``).
    public let places: ClosedRange<Int>

    /// The number of maps.
    public let maps: ClosedRange<Int>

    /// The shape of content that is unknown until it has loaded.
    public static let unknown = ContentShape(
        facts: any, tables: any, records: any, charts: any, events: any, places: any,
        maps: any)

    /// Any number.
    private static let any = 0...Int.max

    /// Creates a shape; the default of each count is 0.
    public init(
        facts: ClosedRange<Int> = 0...0,
        tables: ClosedRange<Int> = 0...0,
        records: ClosedRange<Int> = 0...0,
        charts: ClosedRange<Int> = 0...0,
        events: ClosedRange<Int> = 0...0,
        places: ClosedRange<Int> = 0...0,
        maps: ClosedRange<Int> = 0...0
    ) {
        self.facts = facts
        self.tables = tables
        self.records = records
        self.charts = charts
        self.events = events
        self.places = places
        self.maps = maps
    }

    /// Counts the content of blocks.
    public init(of blocks: [Block]) {
        var (facts, tables, records, charts, events, places, maps) = (0, 0, 0, 0, 0, 0, 0)
        for block in blocks.standard {
            switch block {
            case .facts(let more): facts += more.count(where: \.isForMachines)
            case .chart(let chart) where chart.isForMachines: charts += 1
            case .lineChart(let chart) where chart.rows == nil && chart.table.isForMachines:
                charts += 1
            case .map: maps += 1
            case .table(let table) where table.isRecord:
                records += 1
                if table.events != nil { events += 1 }
            case .table(let table) where table.isForMachines:
                tables += 1
                if table.events != nil { events += 1 }
                if table.columns.contains(where: { $0.keys == .place }) { places += 1 }
            case .table, .chart, .lineChart, .heading, .paragraph, .image, .notice, .custom: break
            }
        }
        self.init(
            facts: facts...facts, tables: tables...tables, records: records...records,
            charts: charts...charts, events: events...events, places: places...places,
            maps: maps...maps)
    }

    /// The number of machine-readable tables, including those of charts.
    package var allTables: ClosedRange<Int> { tables.adding(charts) }

    /// The number of tables that CSV chooses from: the record of the facts, or else all tables.
    var choices: ClosedRange<Int> {
        if records.lowerBound > 0 { return records }
        let all = allTables
        return records.upperBound == 0
            ? all : min(1, all.lowerBound)...max(records.upperBound, all.upperBound)
    }

    /// Whether every count is within the range of another shape.
    public func isWithin(_ other: ContentShape) -> Bool {
        zip(counts, other.counts).allSatisfy { count, declared in
            declared.contains(count.lowerBound) && declared.contains(count.upperBound)
        }
    }

    /// The shape with the lower, or the upper, bound of every range.
    func exactly(_ end: KeyPath<ClosedRange<Int>, Int>) -> ContentShape {
        func exact(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
            range[keyPath: end]...range[keyPath: end]
        }
        return ContentShape(
            facts: exact(facts), tables: exact(tables), records: exact(records),
            charts: exact(charts), events: exact(events), places: exact(places), maps: exact(maps))
    }

    private var counts: [ClosedRange<Int>] {
        [facts, tables, records, charts, events, places, maps]
    }
}

extension ClosedRange<Int> {
    /// The sums of the lower and of the upper bounds; a sum that overflows is `Int.max`.
    func adding(_ other: ClosedRange) -> ClosedRange {
        let least = lowerBound.addingReportingOverflow(other.lowerBound)
        let most = upperBound.addingReportingOverflow(other.upperBound)
        let (first, last) = (
            least.overflow ? .max : least.partialValue, most.overflow ? .max : most.partialValue
        )
        return first...last
    }
}
