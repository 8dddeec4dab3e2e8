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

    @Test(arguments: ["menu,", "tea", "menu;guests"])
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

    @Test func `a report has a person's own data only if --sections names it`() async {
        let program = Airfield.program([Airfield.logbook, Airfield.flights])

        let all = await Airfield.run("report", of: program)
        let named = await Airfield.run("report --sections flights,logbook", of: program)
        let alone = await Airfield.run("logbook", of: program)

        #expect(all.output.contains("all flights") && !all.output.contains("logbook"))
        #expect(named.output.contains("all flights") && named.output.contains("all logbook"))
        #expect(alone.output.contains("all logbook"))
    }

    @Test func `help says which sections a report leaves out`() async {
        let program = Airfield.program([Airfield.logbook, Airfield.flights])

        let help = await Airfield.run("help report", of: program)

        let text = help.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        #expect(
            text.hasPrefix(
                "Shows all sections in one report, except your own data: logbook. Name it with"
                    + " --sections to include it."))
    }

    @Test func `--sections is only for report, browse and serve`() async {
        let run = await TeaRoomRun(["menu", "--sections", "menu"])

        #expect(
            run.errors
                == "tearoom: menu has no option --sections; report, browse and serve have it.\n")
    }
}
