import ReportCLI
import Testing

/// Where a report's facts are from if nobody says.
@Suite struct DefaultSourceTests {
    @Test func `the first source is the default`() async {
        let run = await TeaRoomRun(["menu"])

        #expect(run.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `a variable names another`() async {
        let run = await TeaRoomRun(["menu"], environment: ["TEAROOM_SOURCE": "cellar"])

        #expect(run.status == .success)
        #expect(run.output.hasSuffix("Source: The cellar, last year.\n"))
        #expect(run.asked == [])
    }

    @Test func `an option goes before the variable`() async {
        let environment = ["TEAROOM_SOURCE": "cellar"]
        let run = await TeaRoomRun(["menu", "--source", "kitchen"], environment: environment)

        #expect(run.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `a variable that is empty names none`() async {
        let run = await TeaRoomRun(["menu"], environment: ["TEAROOM_SOURCE": ""])

        #expect(run.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `a variable that names no source is refused with the names`() async {
        let run = await TeaRoomRun(["menu"], environment: ["TEAROOM_SOURCE": "kitchn"])

        #expect(run.status == .wrongUsage)
        #expect(
            run.errors == "tearoom: TEAROOM_SOURCE names no source: 'kitchn'; did you mean "
                + "kitchen? The sources are kitchen, cellar.\n")
        #expect(run.asked == [])
    }

    @Test func `help tells of the variable`() async {
        #expect(await TeaRoomRun(["help"]).output.contains("  TEAROOM_SOURCE"))
    }
}
