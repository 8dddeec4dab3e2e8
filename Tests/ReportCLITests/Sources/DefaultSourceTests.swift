import ReportCLI
import Testing

/// Where a report's facts are from if nobody says.
@Suite struct DefaultSourceTests {
    @Test func `the first source is the default`() async {
        let visit = await Visit(["menu"])

        #expect(visit.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `a variable names another`() async {
        let visit = await Visit(["menu"], environment: ["TEAROOM_SOURCE": "cellar"])

        #expect(visit.status == .success)
        #expect(visit.output.hasSuffix("Source: The cellar, last year.\n"))
        #expect(visit.asked == [])
    }

    @Test func `an option goes before the variable`() async {
        let environment = ["TEAROOM_SOURCE": "cellar"]
        let visit = await Visit(["menu", "--source", "kitchen"], environment: environment)

        #expect(visit.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `a variable that is empty names none`() async {
        let visit = await Visit(["menu"], environment: ["TEAROOM_SOURCE": ""])

        #expect(visit.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `a variable that names no source is refused with the names`() async {
        let visit = await Visit(["menu"], environment: ["TEAROOM_SOURCE": "kitchn"])

        #expect(visit.status == .wrongUsage)
        #expect(
            visit.errors == "tearoom: TEAROOM_SOURCE names no source: 'kitchn'; did you mean "
                + "kitchen? The sources are kitchen, cellar.\n")
        #expect(visit.asked == [])
    }

    @Test func `help tells of the variable`() async {
        #expect(await Visit(["help"]).output.contains("  TEAROOM_SOURCE"))
    }
}
