import SectionKit
import Testing

struct InlineTextTests {
    @Test func `plain text is the text of all spans in order`() throws {
        let link = try WebLink.test("https://example.com")
        let text = InlineText([
            .plain("a "), .strong("b"), .emphasis("c"), .code(" d "), .link(link, text: "e"),
        ])

        #expect(text.plainText == "a bc d e")
    }

    @Test func `a literal is plain text`() {
        let count = 3

        #expect("\(count) *launches*" as InlineText == InlineText([.plain("3 *launches*")]))
    }
}
