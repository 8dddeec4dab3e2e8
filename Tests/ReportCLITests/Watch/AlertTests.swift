import FeatureTesting
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// Waiting with `--alert`.
@Suite(.timeLimit(.minutes(1))) struct AlertTests {
    @Test(arguments: [nil, ScriptedTerminal([])])
    func `one line is printed when something matches, also on a terminal`(
        screen: ScriptedTerminal?
    ) async {
        let tide = Tide([1, 2, 4])

        let run = await tide.watch("water --alert", pauses: .max, screen: screen)

        #expect(run.status == .success)
        #expect(run.output == "The water is at 4.\n")
        #expect(run.errors == "")
        #expect(tide.pauses == [.seconds(60), .seconds(120)])
    }

    @Test func `waiting ends after the time limit without a match`() async {
        let (over, rounds) = (Gate(), Calls<Int>())

        let run = await Tide([1]).watch(
            "water --alert --for 10m", pauses: .max, held: [.seconds(600): over]
        ) {
            rounds.note(1)
            if rounds.all.count == 3 { await over.open() }
        }

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        #expect(run.errors == "tide: no match within 10 minutes.\n")
    }

    @Test func `the time limit ends waiting while a section hangs`() async {
        let tide = Tide([-2])

        let run = await tide.watch(
            "water --alert --for 1h", pauses: .max, held: [.seconds(3_600): tide.hangs])

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        #expect(run.errors == "tide: the water could not be loaded within 1 hour.\n")
        await tide.hung.open()
    }

    @Test func `a round that fails is reported once and repeated`() async {
        let tide = Tide([-1, -1, 1, -1, 4])

        let run = await tide.watch("water --alert", pauses: .max)

        #expect(run.status == .success)
        #expect(run.output == "The water is at 4.\n")
        #expect(run.errors.split(separator: "\n").count == 2)
        #expect(run.errors.contains("tide: The water could not be loaded"))
        #expect(run.errors.contains("tide: Could not refresh Water."))
        #expect(tide.pauses == [.seconds(3), .seconds(6), .seconds(60), .seconds(60)])
    }

    @Test func `a report that never loads within the time limit is not called unmatched`() async {
        let (over, rounds) = (Gate(), Calls<Int>())

        let run = await Tide([-1]).watch(
            "water --alert --for 4s", pauses: .max, held: [.seconds(4): over]
        ) {
            rounds.note(1)
            if rounds.all.count == 3 { await over.open() }
        }

        #expect(run.status == .nothingShown)
        #expect(run.output == "")
        let lines = run.errors.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.hasPrefix("tide: The water could not be loaded") == true)
        #expect(lines.last == "tide: the water could not be loaded within 4 seconds.")
    }

    @Test func `an alert is loaded like a watched report`() async {
        let tide = Tide([1, 4])

        _ = await tide.watch("water --alert", pauses: .max)

        #expect(tide.contexts.all.map(\.isWatched) == [true, true])
    }

    @Test(arguments: [
        ("Flights", "flights"), ("Watch list", "watch list"),
        ("SpaceX launches", "SpaceX launches"), ("", ""),
    ])
    func `a title in a sentence has a small first letter`(title: String, words: String) {
        #expect(title.inSentence == words)
    }

    @Test func `a match is announced with --notify, but no other changes`() async {
        let notifier = NotifierSpy()

        let run = await Tide([1, 2, 4]).watch(
            "water --alert --notify", pauses: .max, notifier: notifier)

        #expect(run.status == .success)
        #expect(run.errors == "")
        #expect(
            notifier.messages == [.init(title: "Tide", lines: ["The water is at 4."])])
    }

    @Test(arguments: [
        ("water --for 10m", "--for only works with --alert."),
        ("water --alert --for 10", "a number of seconds, minutes or hours"),
        ("water --alert --format json", "leave out --format"),
        ("water --alert -o tide.md", "leave out --output"),
        ("water --alert --open", "leave out --open"),
        ("water --alert --input -", "--alert cannot read standard input again"),
        ("water --notify", "--notify only works with --watch or --alert."),
        ("report --alert", "report has no option --alert"),
        ("browse --alert", "browse has no option --alert"),
    ])
    func `combinations that make no sense are refused`(line: String, reason: String) async {
        let tide = Tide([4])

        let run = await tide.watch(line, screen: ScriptedTerminal([]))

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains(reason))
        #expect(run.output == "")
        #expect(tide.asked == 0)
    }

    @Test(arguments: [
        ("1s", 1, "1 second"), ("30s", 30, "30 seconds"), ("10m", 600, "10 minutes"),
        ("2h", 7200, "2 hours"), ("8760h", 31_536_000, "8,760 hours"),
    ])
    func `a time limit is a number of seconds, minutes or hours`(
        text: String,
        seconds: Int,
        words: String
    ) throws {
        let limit = try #require(TimeLimit(text))
        #expect(limit.duration == .seconds(seconds))
        #expect(limit.words == words)
    }

    @Test(arguments: [
        "", "s", "10", "0s", "-1m", "+1m", "1.5h", "1h30m", "10 m", "10d", "8761h",
        "99999999999999999999s",
    ])
    func `another time limit is invalid`(text: String) {
        #expect(TimeLimit(text) == nil)
    }

    @Test func `help lists --alert only for commands whose section has alerts`() async {
        let water = await Tide([1]).watch("help water").output
        #expect(water.contains("--alert"))
        #expect(water.contains("--for DURATION"))
        #expect(!(await Tide([1]).watch("help report").output.contains("--alert")))
        #expect(await Tide([1]).watch("help").output.contains("or no match with --alert"))
        #expect(!(await TeaRoomRun(["help"]).output.contains("--alert")))
    }
}
