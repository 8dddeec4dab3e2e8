/// How much a section gives of what formats ask for, each as the least and the most of it.
///
/// A section declares it before it loads, so that a format that cannot hold it refuses it at once.
public struct ContentShape: Equatable, Sendable {
    /// The named values.
    public let facts: ClosedRange<Int>

    /// The tables that machines read, without those of charts.
    public let tables: ClosedRange<Int>

    /// The charts, each of which is a table of its numbers for machines.
    public let charts: ClosedRange<Int>

    /// Those of the tables whose rows are events.
    public let events: ClosedRange<Int>

    /// Those of the tables that have a column of places, as ``ValueKeys/place`` says.
    public let places: ClosedRange<Int>

    /// What may be anything, because it is not known before it is there.
    public static let unknown = ContentShape(
        facts: any, tables: any, charts: any, events: any, places: any)

    /// Any number at all.
    private static let any = 0...Int.max

    /// Describes content; what is not mentioned, there is none of.
    public init(
        facts: ClosedRange<Int> = 0...0,
        tables: ClosedRange<Int> = 0...0,
        charts: ClosedRange<Int> = 0...0,
        events: ClosedRange<Int> = 0...0,
        places: ClosedRange<Int> = 0...0
    ) {
        self.facts = facts
        self.tables = tables
        self.charts = charts
        self.events = events
        self.places = places
    }

    /// Counts what there is.
    public init(of blocks: [Block]) {
        var (facts, tables, charts, events, places) = (0, 0, 0, 0, 0)
        for block in blocks {
            switch block {
            case .facts(let more): facts += more.count
            case .chart(let chart) where chart.isForMachines: charts += 1
            case .table(let table) where table.isForMachines:
                tables += 1
                if table.events != nil { events += 1 }
                if table.columns.contains(where: { $0.keys == .place }) { places += 1 }
            case .table, .chart, .heading, .paragraph, .image, .notice: break
            }
        }
        self.init(
            facts: facts...facts, tables: tables...tables, charts: charts...charts,
            events: events...events, places: places...places)
    }

    /// The tables that machines read, those of charts among them.
    public var allTables: ClosedRange<Int> { tables.adding(charts) }

    /// Whether this is nothing but what another shape declares.
    public func isWithin(_ other: ContentShape) -> Bool {
        zip(counts, other.counts).allSatisfy { count, declared in
            declared.contains(count.lowerBound) && declared.contains(count.upperBound)
        }
    }

    /// The shape of what has the least, or the most, of all that this one allows.
    func exactly(_ end: KeyPath<ClosedRange<Int>, Int>) -> ContentShape {
        func exact(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
            range[keyPath: end]...range[keyPath: end]
        }
        return ContentShape(
            facts: exact(facts), tables: exact(tables), charts: exact(charts),
            events: exact(events), places: exact(places))
    }

    private var counts: [ClosedRange<Int>] { [facts, tables, charts, events, places] }
}

extension ClosedRange<Int> {
    /// The least and the most of both; what no integer holds is held at the largest.
    func adding(_ other: ClosedRange) -> ClosedRange {
        let least = lowerBound.addingReportingOverflow(other.lowerBound)
        let most = upperBound.addingReportingOverflow(other.upperBound)
        let (first, last) = (
            least.overflow ? .max : least.partialValue, most.overflow ? .max : most.partialValue
        )
        return first...last
    }
}
