import SectionKit
import Testing

/// A block of the documentation.
struct Stars: CustomBlock {
    let title: String
    let count: Int

    var content: [Block] { [.facts([Fact("stars", title, .integer(count))])] }

    func text(in context: DrawingContext) -> [InlineText] {
        [InlineText("\(title): " + String(repeating: context.ascii ? "*" : "★", count: count))]
    }
}

@Suite struct CustomBlockExamplesTests {
    @Test func `a week is a line of marks`() {
        let week = PracticeWeek(minutes: [30, 0, 45, 20, 0, 60, 0])

        let text = week.text(in: DrawingContext(ascii: true)).map(\.plainText)
        #expect(text == ["#.##.#.  155 minutes this week"])
    }

    @Test func `a week stands between other blocks`() throws {
        let week = PracticeWeek(minutes: [30, 0, 45, 20, 0, 60, 0])
        let body: [Block] = [.heading("Practice"), Block(week)]

        let report = Report.test(SectionSnapshot(id: "a", title: "A", state: .success(body)))
        #expect(try MarkdownSurface().text(of: report).contains("■□■■□■□"))
        #expect(
            try HTMLSurface().text(of: report).contains(
                "<li class=\"on\">30</li><li class=\"off\">0"))
    }

    @Test func `stars are text and facts`() {
        let body = [Block(Stars(title: "Comfort", count: 4))]

        #expect(body.standard == [.facts([Fact("stars", "Comfort", .integer(4))])])
        #expect(Stars(title: "Comfort", count: 4).text(in: DrawingContext()) == ["Comfort: ★★★★"])
    }

    @Test func `a progress bar is three facts`() {
        let body = [Block(ProgressBar(key: "read", title: "Chapters read", 12, of: 20))]

        guard case .facts(let facts)? = body.standard.first else {
            Issue.record("\(body.standard)")
            return
        }
        #expect(facts.map(\.key) == ["read", "read_total", "read_share"])
    }

    @Test func `markup escapes what is interpolated`() {
        let name = "Fish & chips"
        let markup: HTMLMarkup = "<strong>\(name)</strong>"

        #expect(markup.text == "<strong>Fish &amp; chips</strong>")
    }
}
