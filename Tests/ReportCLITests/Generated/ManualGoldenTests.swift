import FeatureTesting
import ReportCLI
import SectionKit
import Testing

/// The manual page, as reviewed.
@Suite struct ManualGoldenTests {
    @Test func `the manual page matches its golden`() async throws {
        let run = await TeaRoomRun(["manual"])

        try Golden.verify(run.output, "tearoom.1")
        #expect(run.status == .success)
        #expect(run.errors == "")
        #expect(run.asked == [])
    }

    @Test func `the manual page is dated by SOURCE_DATE_EPOCH`() async {
        let run = await TeaRoomRun(["manual"], environment: ["SOURCE_DATE_EPOCH": "951782400"])

        #expect(run.output.hasPrefix(".Dd February 29, 2000\n"))
    }

    @Test func `the manual page has every command, option and exit status`() async {
        let page = await TeaRoomRun(["manual"]).output

        for recipe in TeaRoom.recipes {
            #expect(page.contains("\n.Ss \(recipe.name)\n"))
            for option in recipe.command.options { #expect(page.contains(option.summary)) }
        }
        for code in ExitCode.allCases { #expect(page.contains("\n.It Cm \(code.rawValue)\n")) }
    }
}
