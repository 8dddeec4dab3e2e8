@testable import ReportCLI
import SectionKit
import Testing

/// Hyperlinks depend on the option, then on the terminal.
@Suite struct HyperlinkTests {
    @Test(arguments: [
        ["TERM_PROGRAM": "iTerm.app"], ["TERM_PROGRAM": "vscode", "TERM": "xterm-256color"],
        ["TERM": "xterm-kitty"], ["TERM": "foot"], ["VTE_VERSION": "5000"], ["VTE_VERSION": "7600"],
        ["KONSOLE_VERSION": "220400"], ["WT_SESSION": "0b5e"],
    ])
    func `a terminal that supports links gets them, a pipe does not`(
        environment: [String: String]
    ) throws {
        #expect(try style(environment).hyperlinks)
        #expect(try !style(environment, isTerminal: false).hyperlinks)
        #expect(try !style(environment, options: ["hyperlinks": "never"]).hyperlinks)
        #expect(try !style(environment, options: ["output": "tea.txt"]).hyperlinks)
    }

    @Test(arguments: [
        [:], ["TERM": "dumb"], ["TERM": "linux"], ["TERM": "xterm-256color"],
        ["VTE_VERSION": "4601"], ["VTE_VERSION": "new"], ["TERM_PROGRAM": "Apple_Terminal"],
        ["WT_SESSION": ""],
    ])
    func `other terminals get links only with the option`(environment: [String: String]) throws {
        #expect(try !style(environment).hyperlinks)
        #expect(try style(environment, options: ["hyperlinks": "always"]).hyperlinks)
        #expect(
            try style(environment, options: ["hyperlinks": "always"], isTerminal: false).hyperlinks)
    }

    private func style(
        _ environment: [String: String],
        options: [String: String] = [:],
        isTerminal: Bool = true
    ) throws -> TerminalStyle {
        try Host.stage(environment, columns: isTerminal ? 80 : nil).style(options)
    }
}
