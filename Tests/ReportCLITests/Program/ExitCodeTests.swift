import FeatureTesting
import Networking
import ProgramTesting
import ReportCLI
import Testing

/// How the program ends, and what it has said by then.
@Suite struct ExitCodeTests {
    private let lost = BaseRequestSpy.Answer.failure(.status(500))

    @Test func `0 when all is shown`() async {
        let visit = await Visit(["report"])

        #expect(visit.status == .success)
        #expect(visit.output.contains("Sencha") && visit.output.contains("Alice"))
        #expect(visit.errors == "")
        #expect(visit.asked == [Endpoint("/guests"), Endpoint("/menu")])
    }

    @Test func `0 when something was left out, with a warning on standard error`() async {
        let visit = await Visit(["report"], menu: .text(""), guests: .text(""))

        #expect(visit.status == .success)
        #expect(visit.output.contains("Menu") && visit.output.contains("Guests"))
        #expect(
            visit.complaints == [
                "tearoom: warning: The menu is an empty page.",
                "tearoom: warning: The guests is an empty page.",
            ])
    }

    @Test func `1 when nothing could be shown, which the report says too`() async {
        let visit = await Visit(["report"], menu: lost, guests: lost)

        #expect(visit.status == .nothingShown)
        #expect(visit.output.contains("The menu could not be loaded"))
        #expect(visit.output.contains("The guests could not be loaded"))
        #expect(visit.complaints.count == 2)
    }

    @Test func `1 when the only section failed`() async {
        let visit = await Visit(["menu"], menu: .failure(.busy(status: 429, retryAfter: 30)))

        #expect(visit.status == .nothingShown)
        #expect(visit.complaints.count == 1)
        #expect(visit.errors.hasPrefix("tearoom: The menu could not be loaded: "))
        #expect(visit.errors.contains("Try again in 30 seconds."))
    }

    @Test func `2 when the command line cannot be meant, before anything is asked`() async {
        for arguments in [["coffee"], ["menu", "--cups", "0"], ["menu", "--kind", "blue"]] {
            let visit = await Visit(arguments)

            #expect(visit.status == .wrongUsage)
            #expect(visit.output == "")
            #expect(visit.complaints.count == 1)
            #expect(visit.errors.hasPrefix("tearoom: "))
            #expect(visit.asked == [])
        }
    }

    @Test func `3 when some sections failed, the others are shown`() async {
        let visit = await Visit(["report"], menu: lost)

        #expect(visit.status == .partlyShown)
        #expect(visit.output.contains("The menu could not be loaded"))
        #expect(visit.output.contains("Alice"))
        #expect(visit.complaints.count == 1)
        #expect(visit.errors.contains("The menu could not be loaded"))
    }

    @Test func `4 when the output could not be written, in the system's words`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the cup is full"))

        for arguments in [["report"], ["help"], [], ["--version"]] {
            let visit = await Visit(arguments, output: full)

            #expect(visit.status == .notWritten)
            #expect(visit.complaints.count == 1)
            #expect(visit.errors.contains("standard output"))
            #expect(visit.errors.contains("the cup is full"))
        }
    }

    @Test func `4 goes before what the sections have to say`() async {
        let full = TextOutputSpy(refusal: .failed(reason: "the cup is full"))

        let visit = await Visit(["report"], menu: lost, guests: .text(""), output: full)

        #expect(visit.status == .notWritten)
        #expect(visit.complaints.count == 1)
        #expect(visit.errors.contains("the cup is full"))
    }

    @Test func `a reader that is gone is not complained about`() async {
        let visit = await Visit(
            ["report"], menu: lost, output: TextOutputSpy(refusal: .readerGone))

        #expect(visit.status == .notWritten)
        #expect(visit.errors == "")
    }

    @Test func `standard error that is gone changes nothing`() async {
        let gone = TextOutputSpy(refusal: .readerGone)

        let failed = await Visit(["report"], menu: lost, errors: gone)
        let wrong = await Visit(["coffee"], errors: gone)

        #expect(failed.status == .partlyShown)
        #expect(failed.output.contains("Alice"))
        #expect(wrong.status == .wrongUsage)
    }

    @Test func `the codes are those that help tells`() {
        let codes = ExitCode.allCases.map(\.rawValue)

        #expect(codes == [0, 1, 2, 3, 4, 130])
    }
}
