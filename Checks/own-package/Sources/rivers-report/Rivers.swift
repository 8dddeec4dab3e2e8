import ReportCLI
import SectionKit

@main struct RiversSection: Section {
    let id = "rivers"
    let title = "Longest rivers"

    func load(into output: some SectionOutput<[String: Int]>) async {
        await output.show(.success(["Nile": 6650, "Amazon": 6400, "Yangtze": 6300]))
    }

    func body(for lengths: [String: Int]) -> [Block] {
        let columns = [Column("name", "River"), Column("km", "Length (km)", alignment: .trailing)]
        let rows = lengths.sorted { $0.value > $1.value }
        return [.table(Table(columns: columns, rows: rows.map { [.text($0), .integer($1)] }))]
    }

    static func main() {
        let atlas = Report.Source(id: "atlas", summary: "an atlas, rounded.")
        ReportProgram(
            name: "rivers-report", version: "1.0.0", title: "Rivers", summary: "Lists rivers.",
            recipes: [
                SectionRecipe(name: "rivers", summary: "the longest") { _, _ in RiversSection() }
            ],
            sources: [ReportSource(atlas, summary: "an atlas") { _ in }]
        ).main()
    }
}
