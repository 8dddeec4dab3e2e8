/// The content of a section for machine-readable surfaces.
extension SectionSnapshot {
    /// The blocks that the section shows; empty while it loads or if it failed.
    package var blocks: [Block] {
        if case .success(let blocks) = state { blocks } else { [] }
    }

    /// Whether the content has loaded, even if it is empty.
    package var isLoaded: Bool {
        if case .success = state { true } else { false }
    }

    /// The tables of CSV: the record of the facts, or else the machine-readable tables, including
    /// those of the numbers of charts.
    var tables: [Table] {
        let all = allTables
        let records = all.filter(\.isRecord)
        return records.isEmpty ? all : records
    }

    private var allTables: [Table] {
        blocks.standard.compactMap { block in
            switch block {
            case .table(let table): table
            case .chart(let chart): chart.table
            case .lineChart(let chart): chart.rows == nil ? chart.table : nil
            case .heading, .paragraph, .facts, .map, .image, .notice, .custom: nil
            }
        }
        .filter(\.isForMachines)
    }
}

extension Table {
    /// Whether it has machine-readable columns.
    var isForMachines: Bool { columns.contains { $0.key != nil } }
}

extension BarChart {
    /// Whether it has machine-readable values.
    var isForMachines: Bool { category.key != nil || !series.isEmpty }
}
