import Networking
import ReportCLI
import Testing

/// The sections of a whole report.
@Suite struct ReportSectionsTests {
    @Test(arguments: [
        ("guests,menu", ["Guests", "Menu"]), ("guests", ["Guests"]),
        (" menu , guests", ["Menu", "Guests"]), ("guests,menu,guests", ["Guests", "Menu"]),
    ])
    func `--sections selects and orders the sections`(names: String, titles: [String]) async {
        let run = await TeaRoomRun(["report", "--sections", names])

        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.filter(["Menu", "Guests"].contains) == titles)
        #expect(run.status == .success)
    }

    @Test(arguments: ["", "menu,", "tea", "menu;guests"])
    func `--sections with an unknown name is refused`(names: String) async {
        let run = await TeaRoomRun(["report", "--sections", names])

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("is not valid for --sections"))
        #expect(run.errors.contains("menu or guests"))
        #expect(run.asked == [])
    }

    @Test func `a section that is not shown sends no request`() async {
        let run = await TeaRoomRun(["report", "--sections", "menu"])

        #expect(run.asked == [Endpoint("/menu")])
    }

    @Test func `--sections is only for report and browse`() async {
        let run = await TeaRoomRun(["menu", "--sections", "menu"])

        #expect(
            run.errors == "tearoom: menu has no option --sections; report and browse have it.\n")
    }
}
