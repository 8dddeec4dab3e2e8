import ReportCLI
import Testing

/// How a list on a terminal says how to go on.
@Suite struct WaysOnTests {
    private func lastLine(_ arguments: String..., columns: Int? = 120) async -> String {
        let run = await InProcess(arguments, environment: ["NO_COLOR": "1"], columns: columns)
        return run.stdout.split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test func `a page ends with the next page, one of its rows and another format`() async {
        #expect(
            await lastLine("launches", "--sort", "asc", "--limit", "2")
                == "Next page: --limit 2 --offset 2 · One: spacex-report launch FalconSat"
                + " · For a spreadsheet: --format csv")
        #expect(
            await lastLine("launches", "--sort", "asc", "--limit", "2", "--offset", "2")
                .hasPrefix(
                    "Next page: --limit 2 --offset 4 · One: spacex-report launch Trailblazer"))
    }

    @Test func `an error is one line with a way on`() async {
        let run = await InProcess(["launch", "xyzzy"], columns: 80, errorIsTerminal: true)

        #expect(run.stdout.isEmpty)
        #expect(
            run.stderr
                == "spacex-report: No launch is called 'xyzzy'. Run 'spacex-report launches'"
                + " to see all names and flight numbers.\n")
    }

    @Test func `a launch site leads to its launches`() async {
        let line = await lastLine("launchpads")
        #expect(line.hasPrefix("One: spacex-report launches --search 'CCSFS SLC 40' · "))
    }

    @Test func `the command for one row shows that row`() async throws {
        let line = await lastLine("launches", "--sort", "asc", "--limit", "1", "--offset", "20")
        #expect(line.hasSuffix(" · One: spacex-report launch 'ABS-3A / Eutelsat 115W B'"))

        let upcoming = await lastLine("launches", "--upcoming", "--limit", "1")
        let number = try #require(
            upcoming.split(separator: " · ").first { $0.hasPrefix("One: ") }?.split(separator: " ")
                .last)
        #expect(await InProcess(["launch", String(number)]).status == .success)

        let longer = await lastLine("launches", "--sort", "asc", "--limit", "2", "--offset", "20")
        let command = try #require(longer.split(separator: " · ").dropFirst().first)
        let words = command.split(separator: " ").dropFirst(3).joined(separator: " ")
        let run = await InProcess(["launch", words.filter { $0 != "'" }])
        #expect(run.status == .success)
    }

    @Test func `a whole list proposes a page, and the last page none`() async {
        #expect(await lastLine("launches").hasPrefix("Fewer: --limit 20 · One: "))
        #expect(
            await lastLine("launches", "--limit", "5", "--offset", "200").hasPrefix("One: "))
    }

    @Test func `what does not fit on the line is left out`() async {
        let line = await lastLine("launches", "--limit", "2", columns: 40)
        #expect(line == "Next page: --limit 2 --offset 2")
    }

    @Test func `a report on a terminal has the beginning of each list, and says how to see all`()
        async
    {
        let run = await InProcess(["report"], environment: ["NO_COLOR": "1"], columns: 120)

        #expect(run.stdout.contains("\n205 launches, newest first."))
        #expect(run.stdout.contains("\n185 more: spacex-report launches\n"))
        let five = await InProcess(["report", "--limit", "5"], columns: 120)
        #expect(five.stdout.contains("Showing 1–5 of 205 launches, newest first."))
        #expect(!five.stdout.contains(" more: "))
        let year = await InProcess(
            ["report", "--year", "2020", "--sort", "asc"], environment: ["NO_COLOR": "1"],
            columns: 120)
        #expect(
            year.stdout.contains("\n6 more: spacex-report launches --year 2020 --sort asc\n"))
        #expect(await InProcess(["report"]).stdout.contains("\n205 launches, newest first."))
    }

    @Test func `a pipe, a file and other sections have no such line`() async {
        #expect(await lastLine("launches", "--limit", "2", columns: nil).hasPrefix("Source: "))
        #expect(
            !(await lastLine("launches", "--limit", "2", "--format", "csv")).contains("--offset"))
        #expect(!(await lastLine("info")).contains("--format"))
    }
}
