import FeatureTesting
@testable import ReportCLI
import SectionKit
import Testing

/// Parsing `--watch`, whose value is optional.
struct WatchOptionTests {
    @Test(arguments: [
        ("menu --watch", ""), ("menu --watch 5", "5"), ("menu --watch=5", "5"),
        ("--watch 5 menu", "5"), ("--watch menu", ""), ("menu --watch --ascii", ""),
        ("menu --watch=", ""), ("menu --watch --", ""),
    ])
    func `the next argument is the value only if it is a number`(
        line: String,
        value: String
    ) throws {
        let invocation = try ArgumentParser.teaRoom.parse(line)

        guard case .report("menu", let values) = invocation else {
            Issue.record("\(line) is no report of the menu")
            return
        }
        #expect(values.program.text(of: "watch") == value)
    }

    @Test(arguments: [
        ("", WatchPace.own), ("1", .every(.seconds(1))), ("86400", .every(.seconds(86_400))),
    ])
    func `a valid value is parsed`(text: String, pace: WatchPace) {
        #expect(WatchPace(text) == pace)
    }

    @Test(arguments: ["0", "-1", "1.5", "x", "86401", "99999999999999999999"])
    func `an invalid value is refused`(text: String) {
        #expect(WatchPace(text) == nil)
        let errorMessage = ArgumentParser.teaRoom.errorMessage(for: "menu --watch \(text)")
        #expect(errorMessage?.contains(text) == true)
    }

    @Test(arguments: [
        ("menu --watch 5 --notify --open", "--open and --watch cannot be used together"),
        ("menu --notify", "--notify only works with --watch"),
        ("menu --watch=x", "a whole number of seconds"),
        ("browse --watch", "browse has no option --watch"),
    ])
    func `combinations that make no sense are refused`(line: String, reason: String) async {
        let run = await TeaRoomRun(line.split(separator: " ").map(String.init))

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains(reason))
        #expect(run.asked == [])
    }

    @Test func `--watch is completed both without and with a value`() {
        let completer = Completer(commands: ArgumentParser.teaRoom.commands)

        for words in [["menu", "--watch", ""], ["menu", "--watch", "5", ""]] {
            let offered = completer.completions(for: words).candidates.map(\.word)
            #expect(offered.contains("--cups"))
            #expect(!offered.contains("--watch"))
        }
    }
}
