import FeatureTesting
import Networking
import ReportCLI
import Testing

/// Text from outside, which must not command the terminal it is shown on.
@Suite struct HostileTextTests {
    /// Where a word of a stranger can stand; the word itself is not spelled in a test's name.
    enum Place: String, CaseIterable {
        case command, helpTopic, operand, option, letter, value, switchValue, choice, file, epoch
    }

    /// Clears the screen, rings, starts a new line, turns the text around, ends with C1 and delete.
    private let word = "x\u{1B}[2J\u{7}\r\ny\u{202E}\u{9B}31m\u{7F}"

    @Test(arguments: Place.allCases)
    func `control characters of arguments stay off standard error`(place: Place) async {
        let arguments =
            switch place {
            case .command: [word]
            case .helpTopic: ["help", word]
            case .operand: ["menu", word]
            case .option: ["menu", "--" + word]
            case .letter: ["menu", "-\u{1B}"]
            case .value: ["menu", "--cups", word]
            case .switchValue: ["menu", "--ascii=" + word]
            case .choice: ["menu", "--kind", word]
            case .file: ["menu", "-o", "/nowhere/" + word]
            case .epoch: ["menu"]
            }
        let environment = place == .epoch ? ["SOURCE_DATE_EPOCH": word] : [:]

        let run = await TeaRoomRun(arguments, environment: environment)

        #expect(run.status == (place == .file ? .notWritten : .wrongUsage))
        #expect(run.complaints.count == 1)
        #expect(Self.commands(in: run.errors) == 0)
        #expect(run.output == "")
    }

    @Test(arguments: ["terminal", "markdown", "json"])
    func `nor do those of an answer reach a report`(format: String) async {
        let run = await TeaRoomRun(
            ["report", "--format", format],
            menu: .text(word),
            guests: .failure(.unreachable(reason: word))
        )

        #expect(run.status == .partlyShown)
        #expect(Self.commands(in: run.output) == 0)
        #expect(run.complaints.count == 1)
        #expect(Self.commands(in: run.errors) == 0)
    }

    @Test func `what was meant can still be read`() async {
        let run = await TeaRoomRun(["menu", "--cups", word])

        #expect(run.errors.contains("'x[2J y31m'"))
    }

    /// How many scalars there are that command rather than say something, besides line ends.
    private static func commands(in text: String) -> Int {
        text.unicodeScalars.count { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar != "\n"
            case .format: true
            default: false
            }
        }
    }
}
