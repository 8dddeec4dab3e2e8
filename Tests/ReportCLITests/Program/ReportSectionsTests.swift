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
        let run = await TeaRoomRun(["report", "--sections", names])

        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.filter(["Menu", "Guests"].contains) == titles)
        #expect(run.status == .success)
    }

    @Test(arguments: ["", "menu,", "tea", "menu;guests"])
    func `are none but those there are`(names: String) async {
        let run = await TeaRoomRun(["report", "--sections", names])

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("is not valid for --sections"))
        #expect(run.errors.contains("menu or guests"))
        #expect(run.asked == [])
    }

    @Test func `ask for nothing that is not shown`() async {
        let run = await TeaRoomRun(["report", "--sections", "menu"])

        #expect(run.asked == [Endpoint("/menu")])
    }

    @Test func `are picked for a report only`() async {
        let run = await TeaRoomRun(["menu", "--sections", "menu"])

        #expect(
            run.errors == "tearoom: menu has no option --sections; report and browse have it.\n")
    }
}
