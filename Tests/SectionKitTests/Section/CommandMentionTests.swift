import SectionKit
import Testing

/// Naming the commands of texts as a host names them.
struct CommandMentionTests {
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
            ("Run 'books sell' or 'movies add'.", "Run 'books sell' or 'movies add'."),
            ("It's 'books add", "It's 'books add"), ("", ""),
        ])
    func `commands in quotation marks are named in other words`(text: String, expected: String) {
        let words = Self.program.replacingCommands(in: text) { mention in
            let arguments = mention.arguments.isEmpty ? "" : " \(mention.arguments)"
            return "\(mention.isRun ? "!" : "")[\(mention.command.name)\(arguments)]"
        }

        #expect(words == expected)
    }

    @Test func `a command without other words stays, and words at the start get a capital`() {
        let words = Self.program.replacingCommands(
            in: "'books add' adds. Run 'books shelf' to look."
        ) { $0.command.key.map { "the key \($0)" } }

        #expect(words == "The key n adds. Run 'books shelf' to look.")
    }
}
