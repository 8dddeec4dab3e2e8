import FeatureKit
import SectionKit

/// Shows the nests as a table.
struct NestsSection: Section {
    let id = "nests"
    let title = "Nests"
    let presenter: any PresenterInput<Void, Nests>

    func load(into output: some SectionOutput<Nests>) async {
        await presenter.present(in: output)
    }

    func body(for nests: Nests) -> [Block] {
        if nests.all.isEmpty { return [.notice(Notice(.info, "There are none."))] }
        let columns: [TableColumn<Nests.Nest>] = [
            TableColumn(Column("name", "Name")) { .text($0.name) },
            TableColumn(Column("count", "Count", alignment: .trailing)) {
                .integer(orUnknown: $0.count)
            },
        ]
        return [.table(Table(of: nests.all, columns: columns))]
    }

    func warnings(for nests: Nests) -> [String] {
        nests.dropped == 0 ? [] : ["Records without a name: \(nests.dropped)."]
    }
}
