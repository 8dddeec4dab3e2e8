import ReportCLI
import Testing

/// The source of a report without `--source`.
@Suite struct DefaultSourceTests {
    @Test func `the first source is the default`() async {
        let run = await TeaRoomRun(["menu"])

        #expect(run.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `the environment variable selects another source`() async {
        let run = await TeaRoomRun(["menu"], environment: ["TEAROOM_SOURCE": "cellar"])

        #expect(run.status == .success)
        #expect(run.output.hasSuffix("Source: The cellar, last year.\n"))
        #expect(run.asked == [])
    }

    @Test func `the option takes precedence over the variable`() async {
        let environment = ["TEAROOM_SOURCE": "cellar"]
        let run = await TeaRoomRun(["menu", "--source", "kitchen"], environment: environment)

        #expect(run.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `an empty variable counts as unset`() async {
        let run = await TeaRoomRun(["menu"], environment: ["TEAROOM_SOURCE": ""])

        #expect(run.output.hasSuffix("Source: The kitchen, this morning.\n"))
    }

    @Test func `an unknown source in the variable is refused with the valid names`() async {
        let run = await TeaRoomRun(["menu"], environment: ["TEAROOM_SOURCE": "kitchn"])

        #expect(run.status == .wrongUsage)
        #expect(
            run.errors == "tearoom: TEAROOM_SOURCE: 'kitchn' is not valid for --source;"
                + " did you mean 'kitchen'? Use kitchen or cellar.\n")
        #expect(run.asked == [])
    }

    @Test func `help lists the variable`() async {
        #expect(await TeaRoomRun(["help"]).output.contains("such as TEAROOM_SOURCE of"))
    }
}
