import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import Testing

/// How the program ends, and what it has said by then.
@Suite struct ExitCodeTests {
    private let lost = BaseRequestSpy.Answer.failure(.status(500))

    @Test func `0 when all is shown`() async {
        let run = await TeaRoomRun(["report"])

        #expect(run.status == .success)
        #expect(run.output.contains("Sencha") && run.output.contains("Alice"))
        #expect(run.errors == "")
        #expect(run.asked == [Endpoint("/guests"), Endpoint("/menu")])
    }

    @Test func `0 when something was left out, with a warning on standard error`() async {
        let run = await TeaRoomRun(["report"], menu: .text(""), guests: .text(""))

        #expect(run.status == .success)
        #expect(run.output.contains("Menu") && run.output.contains("Guests"))
        #expect(
            run.complaints == [
                "tearoom: warning: The menu is an empty page.",
                "tearoom: warning: The guests is an empty page.",
            ])
    }

    @Test func `1 when nothing could be shown, which the report says too`() async {
        let run = await TeaRoomRun(["report"], menu: lost, guests: lost)

        #expect(run.status == .nothingShown)
        #expect(run.output.contains("The menu could not be loaded"))
        #expect(run.output.contains("The guests could not be loaded"))
        #expect(run.complaints.count == 2)
    }

    @Test func `1 when the only section failed`() async {
        let run = await TeaRoomRun(["menu"], menu: .failure(.busy(status: 429, retryAfter: 30)))

        #expect(run.status == .nothingShown)
        #expect(run.complaints.count == 1)
        #expect(run.errors.hasPrefix("tearoom: The menu could not be loaded: "))
        #expect(run.errors.contains("Try again in 30 seconds."))
    }

    @Test func `2 when the command line cannot be meant, before anything is asked`() async {
        for arguments in [["coffee"], ["menu", "--cups", "0"], ["menu", "--kind", "blue"]] {
            let run = await TeaRoomRun(arguments)

            #expect(run.status == .wrongUsage)
            #expect(run.output == "")
            #expect(run.complaints.count == 1)
            #expect(run.errors.hasPrefix("tearoom: "))
            #expect(run.asked == [])
        }
    }

    @Test func `3 when some sections failed, the others are shown`() async {
        let run = await TeaRoomRun(["report"], menu: lost)

        #expect(run.status == .partlyShown)
        #expect(run.output.contains("The menu could not be loaded"))
        #expect(run.output.contains("Alice"))
        #expect(run.complaints.count == 1)
        #expect(run.errors.contains("The menu could not be loaded"))
    }

    @Test func `4 when the output could not be written, in the system's words`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the cup is full"))

        for arguments in [["report"], ["help"], [], ["--version"]] {
            let run = await TeaRoomRun(arguments, output: full)

            #expect(run.status == .notWritten)
            #expect(run.complaints.count == 1)
            #expect(run.errors.contains("standard output"))
            #expect(run.errors.contains("the cup is full"))
        }
    }

    @Test func `4 goes before what the sections have to say`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the cup is full"))

        let run = await TeaRoomRun(["report"], menu: lost, guests: .text(""), output: full)

        #expect(run.status == .notWritten)
        #expect(run.complaints.count == 1)
        #expect(run.errors.contains("the cup is full"))
    }

    @Test func `a reader that is gone is not complained about`() async {
        let run = await TeaRoomRun(
            ["report"], menu: lost, output: TextOutputSpy(refusal: .readerGone))

        #expect(run.status == .notWritten)
        #expect(run.errors == "")
    }

    @Test func `standard error that is gone changes nothing`() async {
        let gone = TextOutputSpy(refusal: .readerGone)

        let failed = await TeaRoomRun(["report"], menu: lost, errors: gone)
        let wrong = await TeaRoomRun(["coffee"], errors: gone)

        #expect(failed.status == .partlyShown)
        #expect(failed.output.contains("Alice"))
        #expect(wrong.status == .wrongUsage)
    }

    @Test func `the codes are those that help tells`() {
        let codes = ExitCode.allCases.map(\.rawValue)

        #expect(codes == [0, 1, 2, 3, 4, 130])
    }
}
