import Testing

@testable import SectionKit

struct MarkdownReferencesTests {
    @Test func `an address has one number, however often it is linked`() throws {
        let one = try WebLink.test("https://a.example")
        let two = try WebLink.test("https://b.example")
        var references = MarkdownReferences()

        let links = [one, two, one].map { references.link(to: $0, text: "it") }

        #expect(links == ["[it][1]", "[it][2]", "[it][1]"])
        #expect(
            references.definitions() == "[1]: <https://a.example>\n[2]: <https://b.example>")
    }

    @Test func `an address is defined once per document`() throws {
        let one = try WebLink.test("https://a.example")
        let two = try WebLink.test("https://b.example")
        var references = MarkdownReferences()

        _ = references.link(to: one, text: "first")
        let first = references.definitions()
        _ = references.link(to: one, text: "again")
        let none = references.definitions()
        _ = references.link(to: two, text: "second")
        let second = references.definitions()

        #expect(first == "[1]: <https://a.example>")
        #expect(none == nil)
        #expect(second == "[2]: <https://b.example>")
    }

    @Test func `the text of a link cannot close the link`() throws {
        var references = MarkdownReferences()

        let link = references.link(to: try WebLink.test("https://a.example"), text: "a][b](c)")

        #expect(link == "[a\\]\\[b\\](c)][1]")
    }
}
