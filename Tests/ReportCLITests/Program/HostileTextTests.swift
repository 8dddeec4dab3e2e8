import FeatureTesting
import Networking
import ReportCLI
import Testing

/// Control characters in untrusted text must not reach the terminal.
@Suite struct HostileTextTests {
    /// Where untrusted text can appear; the name of a test must not contain the text itself.
    enum Place: String, CaseIterable {
        case command, helpTopic, operand, option, letter, value, switchValue, choice, file, epoch
    }

    /// Escape codes, a bell, a line break, a direction override, a C1 code and a delete.
    private let word = "x\u{1B}[2J\u{7}\r\ny\u{202E}\u{9B}31m\u{7F}"

    @Test(arguments: Place.allCases)
    func `control characters of arguments are removed from errors`(place: Place) async {
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
        #expect(run.errorLines.count == 1)
        #expect(Self.commands(in: run.errors) == 0)
        #expect(run.output == "")
    }

    @Test(arguments: ["terminal", "markdown", "json"])
    func `control characters of a response are removed from reports`(format: String) async {
        let run = await TeaRoomRun(
            ["report", "--format", format],
            menu: .text(word),
            guests: .failure(.unreachable(reason: word))
        )

        #expect(run.status == .partlyShown)
        #expect(Self.commands(in: run.output) == 0)
        #expect(run.errorLines.count == 1)
        #expect(Self.commands(in: run.errors) == 0)
    }

    @Test func `the printable characters of hostile text are kept`() async {
        let run = await TeaRoomRun(["menu", "--cups", word])

        #expect(run.errors.contains("'x[2J y31m'"))
    }

    /// The number of control characters other than line feeds.
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
