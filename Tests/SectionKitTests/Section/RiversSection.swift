import SectionKit

/// A river; the examples of the documentation comments are about rivers and quote this file.
struct River: Equatable, Sendable {
    let name: String

    /// Kilometres.
    let length: Int

    static let longest = [
        River(name: "Nile", length: 6650), River(name: "Amazon", length: 6400),
        River(name: "Yangtze", length: 6300),
    ]

    static func table(of rivers: [River]) -> Table {
        Table(
            of: rivers,
            columns: [
                TableColumn(Column("name", "River")) { .text($0.name) },
                TableColumn(Column("km", "Length (km)", alignment: .trailing)) {
                    .integer($0.length)
                },
            ])
    }
}

struct RiversSection: Section {
    let id = "rivers"
    let title = "Rivers"
    let rivers: [River]

    func load(into output: some SectionOutput<[River]>) async {
        await output.show(.success(rivers))
    }

    func body(for rivers: [River]) -> [Block] {
        if rivers.isEmpty { return [.notice(Notice(.info, "No river is that long."))] }
        return [.table(River.table(of: rivers))]
    }
}

extension RiversSection {
    static let longerThan = SectionOption<Int>(
        "longer-than", placeholder: "KM", summary: "only rivers longer than this", minimum: 0)

    static let recipe = SectionRecipe<[River]>(
        name: "rivers",
        summary: "rivers and their lengths",
        options: longerThan
    ) { rivers, length in
        RiversSection(rivers: rivers.filter { $0.length > length ?? 0 })
    }

    static let order = SectionOption<ListOrder>(
        "order", placeholder: "ORDER", summary: "shortest or longest first", default: .asc)
}

struct TitlesSurface: Surface {
    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        for section in report.sections { try sink.write("\(section.title)\n") }
    }
}
