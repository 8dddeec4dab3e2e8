import SectionKit

/// The block of one's own in the documentation, which Scripts/check-own-package builds too.
struct PracticeWeek: CustomBlock {
    let minutes: [Int]  // Monday first

    var content: [Block] {
        let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
        let rows: [[Cell]] = zip(days, minutes).map { [.text($0), .integer($1)] }
        let columns = [Column("day", "Day"), Column("minutes", "Minutes", alignment: .trailing)]
        return [.table(Table(key: "practice", columns: columns, rows: rows))]
    }

    func text(in context: DrawingContext) -> [InlineText] {
        let marks: [InlineText.Span] = minutes.map { minutes in
            minutes > 0
                ? .toned(.positive, text: context.ascii ? "#" : "■")
                : .plain(context.ascii ? "." : "□")
        }
        return [InlineText(marks + [.plain("  \(minutes.reduce(0, +)) minutes this week")])]
    }

    func html(in context: DrawingContext) -> HTMLMarkup {
        let days = HTMLMarkup(
            minutes.map { "<li class=\"\($0 > 0 ? "on" : "off")\">\($0)</li>" as HTMLMarkup })
        return "<ol class=\"practice-week\">\(days)</ol>\n"
    }

    static let css = """
        .practice-week { display: flex; gap: 0.25em; list-style: none; padding: 0; }
        .practice-week > li { flex: 1; border: 1px solid var(--line); text-align: center; }
        .practice-week > .on { background: var(--positive-bar); color: var(--card); }
        """
}
