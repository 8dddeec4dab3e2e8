@testable import ReportCLI
import SectionKit
import Testing

/// The layout of help in 80 columns.
@Suite struct HelpLayoutTests {
    private func help(_ options: OptionDescription...) -> String {
        let command = Command(
            CommandDescription(
                name: "pour", summary: "a cup", options: options, examples: ["--now"]))
        let help = HelpText(
            program: "tearoom", summary: "Tea.", commands: [command], tools: [], groups: [],
            sources: [], variables: [])
        return help.about(command)
    }

    @Test func `a long meaning wraps in the second column`() {
        let option = OptionDescription(
            name: "leaf",
            placeholder: "LEAF",
            summary: "the leaves to use, which are many and all have names of some length",
            accepted: .described("the name of a leaf", example: "sencha")
        )

        let lines = help(option).split(separator: "\n")
            .drop { !$0.contains("--leaf") }.prefix { !$0.hasPrefix("O") }

        let margin = String(repeating: " ", count: 22)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.count <= 80 })
        #expect(lines.dropFirst().allSatisfy { $0.hasPrefix(margin) })
        let words = lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
        #expect(words.hasPrefix("--leaf LEAF \(option.summary)"))
        #expect(words.contains("such as sencha"))
    }

    @Test func `in a narrow terminal, meanings stand below names`() {
        let option = OptionDescription(
            name: "leaf", placeholder: "LEAF", summary: "the leaves to use, which are many",
            accepted: .described("the name of a leaf", example: "sencha"))
        let command = Command(
            CommandDescription(name: "pour", summary: "a cup", options: [option], examples: []))
        let help = HelpText(
            program: "tearoom", summary: "Tea.", commands: [command], tools: [], groups: [],
            sources: [], variables: [], width: 40)

        let lines = help.about(command).split(separator: "\n")

        #expect(lines.allSatisfy { $0.count <= 40 })
        let words = lines.drop { $0 != "  --leaf LEAF" }.dropFirst()
        #expect(words.first?.hasPrefix("      the leaves to use") == true)
    }

    @Test func `the meaning of a long name starts on the next line`() throws {
        let option = OptionDescription(
            name: "temperature-of-the-water",
            placeholder: "DEGREES",
            summary: "how hot",
            accepted: .described("a number", example: "80")
        )

        let lines = help(option).split(separator: "\n")
        let head = try #require(lines.firstIndex { $0.contains("--temperature") })

        #expect(lines[head] == "  --temperature-of-the-water DEGREES")
        #expect(lines[head + 1].hasPrefix(String(repeating: " ", count: 22) + "how hot"))
    }

    @Test func `a switch lists no values`() {
        let option = OptionDescription(
            name: "milk", letter: "m", summary: "with milk", accepted: .nothing)

        let lines = help(option).split(separator: "\n")

        #expect(lines.contains("  -m, --milk          with milk"))
    }

    @Test func `a heading without rows is left out`() {
        let text = help()

        #expect(text.contains("Usage:\n  tearoom pour [options]\n"))
        #expect(!text.contains("Options of pour:"))
    }
}
