import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import Testing

/// The exit codes and what is printed with them.
@Suite struct ExitCodeTests {
    private let lost = BaseRequestSpy.Answer.failure(.status(500))

    @Test func `the exit code is 0 if all sections are shown`() async {
        let run = await TeaRoomRun(["report"])

        #expect(run.status == .success)
        #expect(run.output.contains("Sencha") && run.output.contains("Alice"))
        #expect(run.errors == "")
        #expect(run.asked == [Endpoint("/guests"), Endpoint("/menu")])
    }

    @Test func `the exit code is 0 if records were left out, with a warning`() async {
        let run = await TeaRoomRun(["report"], menu: .text(""), guests: .text(""))

        #expect(run.status == .success)
        #expect(run.output.contains("Menu") && run.output.contains("Guests"))
        #expect(
            run.errorLines == [
                "tearoom: warning: The menu is an empty page.",
                "tearoom: warning: The guests is an empty page.",
            ])
    }

    @Test func `the exit code is 1 if every section failed`() async {
        let run = await TeaRoomRun(["report"], menu: lost, guests: lost)

        #expect(run.status == .nothingShown)
        #expect(run.output.contains("The menu could not be loaded"))
        #expect(run.output.contains("The guests could not be loaded"))
        #expect(run.errorLines.count == 2)
    }

    @Test func `the exit code is 1 if the only section failed`() async {
        let run = await TeaRoomRun(["menu"], menu: .failure(.busy(status: 429, retryAfter: 30)))

        #expect(run.status == .nothingShown)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.hasPrefix("tearoom: The menu could not be loaded: "))
        #expect(run.errors.contains("Try again in 30 seconds."))
    }

    @Test func `the exit code is 2 for an invalid command line, before any request`() async {
        for arguments in [["coffee"], ["menu", "--cups", "0"], ["menu", "--kind", "blue"]] {
            let run = await TeaRoomRun(arguments)

            #expect(run.status == .wrongUsage)
            #expect(run.output == "")
            #expect(run.errorLines.count == 1)
            #expect(run.errors.hasPrefix("tearoom: "))
            #expect(run.asked == [])
        }
    }

    @Test func `the exit code is 3 if some sections failed`() async {
        let run = await TeaRoomRun(["report"], menu: lost)

        #expect(run.status == .partlyShown)
        #expect(run.output.contains("The menu could not be loaded"))
        #expect(run.output.contains("Alice"))
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("The menu could not be loaded"))
    }

    @Test(arguments: ["report", "menu"])
    func `a terminal that shows an error does not repeat it`(command: String) async {
        let run = await TeaRoomRun(
            [command], menu: lost, guests: .text(""), terminalColumns: 80, errorIsTerminal: true)

        // The only section is not shown: its error is one line.
        let isAlone = command == "menu"
        #expect(run.output.contains("The menu could not be loaded") != isAlone)
        #expect(run.errors.contains("The menu could not be loaded") == isAlone)
        #expect(run.output.isEmpty == isAlone)
        #expect(run.status == (isAlone ? .nothingShown : .partlyShown))
        #expect(!run.errors.contains("warning"))
        #expect(run.output.contains("Warning: The guests is an empty page.") == (command != "menu"))
    }

    @Test(arguments: [
        (["menu"], 80, false), (["menu"], nil, true), (["menu", "--format", "json"], 80, true),
        (["menu", "-o", "/dev/null"], 80, true),
    ])
    func `an error is on standard error if another place may show it`(
        arguments: [String],
        columns: Int?,
        errorIsTerminal: Bool
    ) async {
        let run = await TeaRoomRun(
            arguments, menu: lost, terminalColumns: columns, errorIsTerminal: errorIsTerminal)

        #expect(run.errors.contains("tearoom: The menu could not be loaded"))
        #expect(run.status == .nothingShown)
    }

    @Test func `the exit code is 3 if a part of the only section failed`() async {
        let run = await ShelfRun("act", action: ActionSpy("act", failsPartly: true))

        #expect(run.status == .partlyShown)
        #expect(run.output.contains("It is done."))
    }

    @Test func `the exit code is 4 if the output could not be written`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the cup is full"))

        for arguments in [["report"], ["help"], [], ["--version"]] {
            let run = await TeaRoomRun(arguments, output: full)

            #expect(run.status == .notWritten)
            #expect(run.errorLines.count == 1)
            #expect(run.errors.contains("standard output"))
            #expect(run.errors.contains("the cup is full"))
        }
    }

    @Test func `the exit code is 4 even if sections failed too`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the cup is full"))

        let run = await TeaRoomRun(["report"], menu: lost, guests: .text(""), output: full)

        #expect(run.status == .notWritten)
        #expect(run.errorLines.count == 1)
        #expect(run.errors.contains("the cup is full"))
    }

    @Test func `nothing is printed if the reader of the output is gone`() async {
        let run = await TeaRoomRun(
            ["report"], menu: lost, output: TextOutputSpy(refusal: .readerGone))

        #expect(run.status == .notWritten)
        #expect(run.errors == "")
    }

    @Test func `a closed standard error does not change the exit code`() async {
        let gone = TextOutputSpy(refusal: .readerGone)

        let failed = await TeaRoomRun(["report"], menu: lost, errors: gone)
        let wrong = await TeaRoomRun(["coffee"], errors: gone)

        #expect(failed.status == .partlyShown)
        #expect(failed.output.contains("Alice"))
        #expect(wrong.status == .wrongUsage)
    }

    @Test func `the exit codes are those that help lists`() {
        let codes = ExitCode.allCases.map(\.rawValue)

        #expect(codes == [0, 1, 2, 3, 4, 130])
    }
}
