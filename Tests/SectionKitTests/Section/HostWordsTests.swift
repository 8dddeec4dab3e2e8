import SectionKit
import Testing

/// Naming the commands of texts as a host names them.
struct HostWordsTests {
    private static let program = ProgramDescription(
        name: "books", version: "1.0.0", title: "Books", summary: "Keeps books.",
        sections: [CommandDescription(name: "shelf", summary: "the books")],
        actions: [
            CommandDescription(action: "add", summary: "add a book", key: "n"),
            CommandDescription(action: "shelf undo", summary: "undo the last change", key: "u"),
        ])

    @Test(
        arguments: [
            ("Add one with 'books add'.", "Add one with [add]."),
            ("Add one with 'books add FILE', or not.", "Add one with [add FILE], or not."),
            ("'books shelf undo' brings it back.", "[shelf undo] brings it back."),
            ("Run 'books shelf' to see them.", "![shelf] to see them."),
            ("Or not: run 'books shelf'. 'books add' adds.", "Or not: ![shelf]. [add] adds."),
            ("'books add' and 'books shelf'", "[add] and [shelf]"),
            ("Run 'movies add'.", "Run 'movies add'."), ("It's 'books add", "It's 'books add"),
            ("", ""),
        ])
    func `commands in quotation marks are named in other words`(text: String, expected: String) {
        let words = HostWords(of: Self.program) { mention in
            let arguments = mention.arguments.isEmpty ? "" : " \(mention.arguments)"
            return "\(mention.isRun ? "!" : "")[\(mention.command.name)\(arguments)]"
        }

        #expect(words.content(text) == expected)
        #expect(words.message(text) == expected)
    }

    @Test func `advice in a table is in the words of the host, and what a person wrote is not`()
        throws
    {
        let words = HostWords(of: Self.program) { "[\($0.command.name)]" }
        let text = "Remove it, or add it again with 'books add'."
        let table = Table(
            columns: [Column("note", "Note"), Column("advice", "What to do").asAdvice],
            rows: [[.text(text), .text(text)]])

        let said = try #require(Block.table(table).saying(words)?.table)

        #expect(said.rows.cell(0, 0) == .text(text))
        #expect(said.rows.cell(0, 1) == .text("Remove it, or add it again with [add]."))
        #expect(said.columns == table.columns)
    }

    @Test func `a code at the start of a sentence stays as it is`() {
        #expect("flown twice".withCapital == "Flown twice")
        #expect("a21fa1 is out again".withCapital == "a21fa1 is out again")
        #expect("".withCapital == "")
    }

    @Test(
        arguments: [
            ("'books add' adds. Run 'books shelf' to look.", "The key n adds."),
            ("Empty. Run 'books shelf' to look. Or not.", "Empty. Or not."),
            ("It is empty: run 'books shelf' to look.", "It is empty."),
            ("It is empty; 'books shelf' looks.", "It is empty."),
            ("Run 'books shelf' or 'books add'; it is empty.", "it is empty."),
            ("3 are odd. See them with: books shelf 'a.txt' b", "3 are odd."),
            ("Look with: books shelf 'a.txt'", ""), ("'books shelf'", ""),
            ("A books shelf is not a file.", "A books shelf is not a file."),
            ("It is empty; see 'books help add'.", "It is empty."),
            ("Its name is: books sale", "Its name is: books sale"),
        ])
    func `what has no other words is left out with its sentence`(text: String, expected: String) {
        let words = HostWords(of: Self.program) { $0.command.key.map { "the key \($0)" } }

        #expect(words.content(text) == expected)
    }

    @Test(
        arguments: [
            ("Add --place, such as --place Rome.", "Add <place>, such as <place> Rome."),
            ("No day. --place is needed.", "No day. <place> is needed."),
            ("None was found. For others use --source x.", "None was found."),
            ("The zone; else that of --zone", "The zone."),
            ("Add it with 'books add --place X'.", "Add it with [add]."),
            ("There is no '--place'; add (--place X).", "There is no '--place'; add (<place> X)."),
            ("A dash -- or two--place", "A dash -- or two--place"),
        ])
    func `a message names options in other words`(text: String, expected: String) {
        let words = HostWords(
            of: Self.program, command: { "[\($0.command.name)]" },
            option: { $0 == "place" ? "<place>" : nil })

        #expect(words.message(text) == expected)
        #expect(words.error("--zone is not known.") == "--zone is not known.")
        let error = SectionError(message: "--zone is bad.", recovery: "Leave out --zone.")
        #expect(error.saying(words) == SectionError(message: "--zone is bad.", recovery: ""))
        // A person may have written it.
        #expect(words.content("See --place or --zone.") == "See --place or --zone.")
    }
}
