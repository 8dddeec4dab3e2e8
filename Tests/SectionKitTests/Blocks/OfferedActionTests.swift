import Testing

@testable import SectionKit

/// The actions that a host offers with what a section shows.
struct OfferedActionTests {
    @Test(arguments: [([], true), (["Fell"], false)])
    func `what goes on is begun while nothing does, and ended while it does`(
        walks: [String], begins: Bool
    ) {
        let table = Table(
            of: walks, columns: [TableColumn(Column("name", "Name")) { .text($0) }],
            identity: \.self, commands: ["stop"]
        ).begun(by: ["start"])

        let offered = ["start", "stop", "add"].filter { name in
            CommandDescription(action: name, summary: name).isPossible(with: [.table(table)])
        }
        #expect(offered == (begins ? ["start", "add"] : ["stop", "add"]))
    }
}
