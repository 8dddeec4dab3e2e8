@testable import ReportCLI
import SectionKit
import Testing

/// The program that shows pages.
@Suite struct WebBrowserTests {
    @Test(arguments: [
        ("lynx", [["lynx"]]), ("a b:c", [["a", "b"], ["c"]]), (" : lynx", [["lynx"]]),
        ("firefox --new %s", [["firefox", "--new", "%s"]]),
    ])
    func `is the one that BROWSER names`(variable: String, commands: [[String]]) {
        #expect(WebBrowser(environment: ["BROWSER": variable]).commands == commands)
    }

    @Test(arguments: [[:], ["BROWSER": ""], ["BROWSER": ":"]])
    func `is else the system's`(environment: [String: String]) {
        #if os(macOS)
            #expect(WebBrowser(environment: environment).commands == [["open"]])
        #else
            #expect(WebBrowser(environment: environment).commands == [["xdg-open"]])
        #endif
    }

    @Test func `is given an address in which nothing is left to guess`() {
        let address = WebBrowser.address(of: "/no such/100% \"tea\"/-ü_~.html")

        #expect(address == "file:///no%20such/100%25%20%22tea%22/-%C3%BC_~.html")
    }

    @Test(arguments: [
        (["open": "", "format": "json"], "--open shows HTML alone"),
        (["open": "", "output": "tea.md"], "--open shows HTML alone"),
        (["open": "", "output": "-"], "--open shows a file"),
        (["open": "", "output": "-", "format": "html"], "--open shows a file"),
    ])
    func `is not for what it cannot show`(values: [String: String], reason: String) {
        let error = #expect(throws: UsageError.self) {
            try ReportSettings(OptionValues(values), .test, zones: ZoneDatabase(environment: [:]))
        }

        #expect(error?.message.hasPrefix(reason) == true)
    }
}
