import Networking
import ReportCLI
import Testing

/// Which sections a whole report has.
@Suite struct ReportSectionsTests {
    @Test(arguments: [
        ("guests,menu", ["Guests", "Menu"]), ("guests", ["Guests"]),
        (" menu , guests", ["Menu", "Guests"]), ("guests,menu,guests", ["Guests", "Menu"]),
    ])
    func `are those asked for, in that order`(names: String, titles: [String]) async {
        let visit = await Visit(["report", "--sections", names])

        let lines = visit.output.split(separator: "\n").map(String.init)
        #expect(lines.filter(["Menu", "Guests"].contains) == titles)
        #expect(visit.status == .success)
    }

    @Test(arguments: ["", "menu,", "tea", "menu;guests"])
    func `are none but those there are`(names: String) async {
        let visit = await Visit(["report", "--sections", names])

        #expect(visit.status == .wrongUsage)
        #expect(visit.errors.contains("--sections does not take"))
        #expect(visit.errors.contains("menu or guests"))
        #expect(visit.asked == [])
    }

    @Test func `ask for nothing that is not shown`() async {
        let visit = await Visit(["report", "--sections", "menu"])

        #expect(visit.asked == [Endpoint("/menu")])
    }

    @Test func `are picked for a report only`() async {
        let visit = await Visit(["menu", "--sections", "menu"])

        #expect(
            visit.errors == "tearoom: menu has no option --sections; report and browse have it.\n")
    }
}
