@testable import ReportCLI
import SectionKit
import Testing

/// Colours depend on the option, then NO_COLOR, then CLICOLOR_FORCE, then the terminal.
@Suite struct ColorTests {
    struct Case: CustomTestStringConvertible {
        var options: [String: String] = [:]
        var environment: [String: String] = [:]
        var isTerminal = true
        let color: Bool

        var testDescription: String {
            let place = isTerminal ? "terminal" : "pipe"
            return "\(options.sorted { $0 < $1 }) \(environment.sorted { $0 < $1 }) \(place)"
        }
    }

    @Test(arguments: [
        Case(color: true),
        Case(isTerminal: false, color: false),
        Case(environment: ["TERM": "dumb"], color: false),
        Case(environment: ["TERM": "xterm-256color"], color: true),
        Case(environment: ["TERM": "xterm"], isTerminal: false, color: false),
    ])
    func `a terminal that is not dumb has colours`(given: Case) throws {
        try expect(given)
    }

    @Test(arguments: [
        Case(environment: ["CLICOLOR_FORCE": "1"], isTerminal: false, color: true),
        Case(environment: ["CLICOLOR_FORCE": "yes", "TERM": "dumb"], color: true),
        Case(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, color: false),
        Case(environment: ["CLICOLOR_FORCE": ""], isTerminal: false, color: false),
        Case(environment: ["CLICOLOR_FORCE": "0"], color: true),
    ])
    func `CLICOLOR_FORCE takes precedence over the terminal`(given: Case) throws {
        try expect(given)
    }

    @Test(arguments: [
        Case(environment: ["NO_COLOR": "1"], color: false),
        Case(environment: ["NO_COLOR": "0"], color: false),
        Case(environment: ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], color: false),
        Case(environment: ["NO_COLOR": ""], color: true),
        Case(environment: ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], isTerminal: false, color: true),
    ])
    func `NO_COLOR takes precedence over CLICOLOR_FORCE`(given: Case) throws {
        try expect(given)
    }

    @Test(arguments: [
        Case(options: ["color": "always"], environment: ["NO_COLOR": "1"], color: true),
        Case(
            options: ["color": "always"], environment: ["TERM": "dumb"], isTerminal: false,
            color: true),
        Case(options: ["color": "never"], color: false),
        Case(options: ["color": "never"], environment: ["CLICOLOR_FORCE": "1"], color: false),
        Case(options: ["color": "auto"], environment: ["NO_COLOR": "1"], color: false),
        Case(options: ["color": "auto"], color: true),
    ])
    func `the option takes precedence over everything else`(given: Case) throws {
        try expect(given)
    }

    @Test(arguments: [
        Case(options: ["output": "tea.txt"], color: false),
        Case(options: ["output": "-"], color: true),
        Case(options: ["output": "tea.txt", "color": "always"], color: true),
        Case(options: ["output": "tea.txt"], environment: ["CLICOLOR_FORCE": "1"], color: true),
    ])
    func `a file has colours only if they are forced`(given: Case) throws {
        try expect(given)
    }

    @Test(arguments: ["markdown", "json"])
    func `only the terminal format has colours`(format: String) async {
        let painted = await TeaRoomRun(["menu", "--color", "always"])
        let run = await TeaRoomRun(["menu", "--color", "always", "--format", format])

        #expect(painted.output.contains("\u{1B}["))
        #expect(!run.output.contains("\u{1B}"))
    }

    private func expect(
        _ given: Case,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let style = try Host.stage(given.environment, columns: given.isTerminal ? 80 : nil)
            .style(given.options)

        #expect(style.color == given.color, sourceLocation: sourceLocation)
    }
}
