import Testing

@testable import SectionKit

struct MarkdownDocumentTests {
    @Test func `an address has one number, however often it is linked`() throws {
        let one = try WebLink.test("https://a.example")
        let two = try WebLink.test("https://b.example")
        var document = MarkdownDocument(title: "Report")

        let links = [one, two, one].map { document.link(to: $0, text: "it") }

        #expect(links == ["[it][1]", "[it][2]", "[it][1]"])
        #expect(
            document.definitions() == "[1]: <https://a.example>\n[2]: <https://b.example>")
    }

    @Test func `an address is defined once per document`() throws {
        let one = try WebLink.test("https://a.example")
        let two = try WebLink.test("https://b.example")
        var document = MarkdownDocument(title: "Report")

        _ = document.link(to: one, text: "first")
        let first = document.definitions()
        _ = document.link(to: one, text: "again")
        let none = document.definitions()
        _ = document.link(to: two, text: "second")
        let second = document.definitions()

        #expect(first == "[1]: <https://a.example>")
        #expect(none == nil)
        #expect(second == "[2]: <https://b.example>")
    }

    @Test func `the text of a link cannot close the link`() throws {
        var document = MarkdownDocument(title: "Report")

        let link = document.link(to: try WebLink.test("https://a.example"), text: "a][b](c)")

        #expect(link == "[a\\]\\[b\\](c)][1]")
    }

    @Test func `each heading has an anchor of its own`() {
        var document = MarkdownDocument(
            title: "Report", sections: ["Statistics", "Launch sites", "Launch sites"])

        let lines = [
            document.sectionHeading("Statistics"), document.heading("Launch sites"),
            document.heading("Rockets"), document.heading("Rockets!"),
            document.sectionHeading("Launch sites"), document.heading("Rockets"),
            document.heading("Report"), document.sectionHeading("Launch sites"),
        ]

        #expect(
            lines == [
                "## Statistics", "### Launch sites (Statistics)", "### Rockets",
                "### Rockets! (Statistics)", "## Launch sites", "### Rockets (Launch sites)",
                "### Report (Launch sites)", "## Launch sites (Launch sites)",
            ])
        #expect(
            document.contents.split(separator: "\n").prefix(3) == [
                "- [Statistics](#statistics)",
                "  - [Launch sites (Statistics)](#launch-sites-statistics)",
                "  - [Rockets](#rockets)",
            ])
    }
}
