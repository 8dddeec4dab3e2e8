import FeatureTesting
@testable import ReportCLI
import SectionKit
import Testing

/// The width depends on the option, then COLUMNS, then the terminal.
@Suite struct WidthTests {
    @Test func `without the option and COLUMNS, the terminal sets the width`() throws {
        #expect(try Host.stage(columns: 100).style([:]).width == 100)
        #expect(try Host.stage(columns: nil).style([:]).width == nil)
    }

    @Test func `COLUMNS takes precedence over the terminal`() throws {
        let environment = ["COLUMNS": "72"]

        #expect(try Host.stage(environment, columns: 100).style([:]).width == 72)
        #expect(try Host.stage(environment, columns: nil).style([:]).width == 72)
    }

    @Test func `the option takes precedence over everything else`() throws {
        let host = Host.stage(["COLUMNS": "72"], columns: 100)

        #expect(try host.style(["width": "60"]).width == 60)
        #expect(try Host.stage().style(["width": "60"]).width == 60)
    }

    @Test(arguments: ["", "0", "-5", "wide", "80x", " 80", "8e1", "99999999999999999999"])
    func `an invalid COLUMNS is ignored`(columns: String) throws {
        #expect(try Host.stage(["COLUMNS": columns], columns: 100).style([:]).width == 100)
        #expect(try Host.stage(["COLUMNS": columns]).style([:]).width == nil)
    }

    @Test func `a file has no width unless the option sets one`() throws {
        let host = Host.stage(columns: 100)

        #expect(try host.style(["output": "tea.txt"]).width == nil)
        #expect(try host.style(["output": "tea.txt", "width": "60"]).width == 60)
        #expect(try host.style(["output": "-"]).width == 100)
    }

    @Test func `a width below the minimum is raised to the minimum`() throws {
        let least = TerminalStyle.minimumWidth

        #expect(try Host.stage(["COLUMNS": "7"]).style([:]).width == least)
        #expect(try Host.stage(columns: 7).style([:]).width == least)
        #expect(try Host.stage().style(["width": "\(least)"]).width == least)
    }

    @Test(arguments: ["39", "0", "-80", "wide", "80.0", "99999999999999999999"])
    func `an invalid width of the option is refused`(width: String) async {
        let run = await TeaRoomRun(["menu", "--width=\(width)"])

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("'\(width)' is not valid for --width"))
    }

    @Test func `lines are no longer than the width`() async {
        let page = Array(repeating: "sencha", count: 100).joined(separator: " ")

        let narrow = await TeaRoomRun(["menu", "--width", "50"], menu: .text(page))
        let open = await TeaRoomRun(["menu"], menu: .text(page))

        #expect(narrow.output.split(separator: "\n").allSatisfy { $0.count <= 50 })
        #expect(open.output.contains(page))
    }
}
