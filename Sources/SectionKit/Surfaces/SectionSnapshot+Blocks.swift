/// What surfaces for machines find in a section.
extension SectionSnapshot {
    /// What the section shows; nothing while it loads, or when it failed.
    package var blocks: [Block] {
        if case .success(let blocks) = state { blocks } else { [] }
    }

    /// Whether it has its content, however little that is.
    package var isLoaded: Bool {
        if case .success = state { true } else { false }
    }

    /// The tables that machines read; a chart is the table of its numbers.
    var tables: [Table] {
        blocks.compactMap { block in
            switch block {
            case .table(let table): table
            case .chart(let chart): chart.table
            case .heading, .paragraph, .facts, .image, .notice: nil
            }
        }
        .filter(\.isForMachines)
    }
}

extension Table {
    /// Whether it has anything that machines read.
    var isForMachines: Bool { columns.contains { $0.key != nil } }
}

extension BarChart {
    /// Whether it has anything that machines read.
    var isForMachines: Bool { category.key != nil || !series.isEmpty }
}
