@testable import ReportCLI
import SectionKit
import Testing

/// The web browser that pages are opened in.
@Suite struct WebBrowserTests {
    @Test(arguments: [
        ("lynx", [["lynx"]]), ("a b:c", [["a", "b"], ["c"]]), (" : lynx", [["lynx"]]),
        ("firefox --new %s", [["firefox", "--new", "%s"]]),
    ])
    func `the browser is the one that BROWSER names`(variable: String, commands: [[String]]) {
        #expect(WebBrowser(environment: ["BROWSER": variable]).commands == commands)
    }

    @Test(arguments: [[:], ["BROWSER": ""], ["BROWSER": ":"]])
    func `the browser is the system's without BROWSER`(environment: [String: String]) {
        #if os(macOS)
            #expect(WebBrowser(environment: environment).commands == [["open"]])
        #else
            #expect(WebBrowser(environment: environment).commands == [["xdg-open"]])
        #endif
    }

    @Test func `an absent browser of the system is named with its package, others are not`() {
        let reasons = ["", "lynx"].map {
            WebBrowser(environment: ["BROWSER": $0]).missing.reason
        }

        #if !os(macOS)
            #expect(
                reasons[0] == "there is no program 'xdg-open'; install the package xdg-utils,"
                    + " or set BROWSER to a web browser")
        #endif
        #expect(reasons[1] == "there is no program 'lynx'; set BROWSER to a web browser")
    }

    @Test func `the address of a file is absolute and escaped`() {
        let address = WebBrowser.address(of: "/no such/100% \"tea\"/-ü_~.html")

        #expect(address == "file:///no%20such/100%25%20%22tea%22/-%C3%BC_~.html")
    }

    @Test(arguments: [
        (["open": "", "format": "json"], "--open only works with HTML"),
        (["open": "", "output": "tea.md"], "--open only works with HTML"),
        (["open": "", "output": "-"], "--open needs a file"),
        (["open": "", "output": "-", "format": "html"], "--open needs a file"),
    ])
    func `--open is refused with options it cannot be used with`(
        values: [String: String], reason: String
    ) {
        let error = #expect(throws: UsageError.self) {
            try ReportSettings(OptionValues(values), .test, zones: ZoneDatabase(environment: [:]))
        }

        #expect(error?.message.hasPrefix(reason) == true)
    }
}
