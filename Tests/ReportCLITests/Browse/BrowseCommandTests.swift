import FeatureTesting
@testable import ReportCLI
import Testing

/// The `browse` command.
@Suite(.timeLimit(.minutes(1))) struct BrowseCommandTests {
    @Test func `browse without a terminal suggests report`() async {
        let run = await TeaRoomRun(["browse"])

        #expect(run.status == .wrongUsage)
        #expect(
            run.errors == "tearoom: browse needs a terminal; use 'report' instead.\n")
        #expect(run.asked.isEmpty)
    }

    @Test(arguments: [[:], ["TERM": "dumb"], ["TERM": ""]])
    func `browse refuses a terminal that cannot move its cursor`(environment: [String: String])
        async
    {
        let device = ScriptedTerminal("")

        let run = await TeaRoomRun(["browse"], environment: environment, screen: device)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("use 'report'"))
        #expect(device.shown == "")
    }

    @Test(arguments: ["--format=json", "--output=a.md", "--width=80", "--no-pager", "--open"])
    func `browse takes no option for written reports`(option: String) async {
        let run = await TeaRoomRun(["browse", option], screen: ScriptedTerminal(""))

        #expect(run.status == .wrongUsage)
        let name = option.prefix { $0 != "=" }
        let others =
            option == "--open" ? "menu, guests and 2 more" : "menu, guests and report"
        #expect(run.errors == "tearoom: browse has no option \(name); \(others) have it.\n")
    }

    @Test func `help and completion offer only the options that browse takes`() async {
        let help = await TeaRoomRun(["help", "browse"]).output
        let offer = await TeaRoomRun(["__complete", "browse", "--"]).output

        for option in ["--format", "--output", "--width", "--no-pager", "--open"] {
            #expect(!help.contains(option))
            #expect(!offer.contains(option))
        }
        #expect(help.contains("--ascii"))
        #expect(offer.contains("--ascii"))
    }

    @Test func `browse checks the options of its sections`() async {
        let device = ScriptedTerminal("q")
        let environment = ["TERM": "xterm"]

        let good = await TeaRoomRun(
            ["browse", "--cups", "3"], environment: environment, screen: device)
        let bad = await TeaRoomRun(
            ["browse", "--cups", "0"], environment: environment, screen: device)

        #expect(good.status == .success)
        #expect(good.output == "" && good.errors == "")
        #expect(bad.status == .wrongUsage)
        #expect(bad.errors.contains("--cups"))
    }

    @Test func `browse shows only the sections of --sections`() async {
        let device = ScriptedTerminal("q")

        let run = await TeaRoomRun(
            ["browse", "--sections", "guests"], environment: ["TERM": "xterm"], screen: device)

        #expect(run.status == .success)
        #expect(device.shown.contains("▾ Guests"))
        #expect(!device.shown.contains("Menu"))
    }
}
