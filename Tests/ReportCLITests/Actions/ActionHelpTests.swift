import FeatureTesting
import ProgramTesting
@testable import ReportCLI
import SectionKit
import Testing

/// Actions in help, completions and the manual page.
@Suite struct ActionHelpTests {
    private let shelf = ShelfSpy([:])

    @Test func `help lists reports, actions and other commands in groups`() async throws {
        let help = await ShelfRun("help", shelf: shelf).output

        #expect(
            help.contains(
                """

                Reports:
                  books               all books
                  report              all sections in one report
                """))
        #expect(
            help.contains(
                """

                Actions:
                  remove BOOK         remove a book
                  rename BOOK         give a book another title

                Other commands:
                  formats
                """))
        #expect(help.contains("  shelf remove 1\n"))
        #expect(
            help.contains("  XDG_DATA_HOME       where records and the token of serve are kept"))
        #expect(help.contains("  1                   nothing could be shown or done\n"))
    }

    @Test func `help without actions does not mention them`() async {
        let help = await TeaRoomRun(["help"]).output

        #expect(help.contains("\nCommands:\n") && !help.contains("Actions"))
        #expect(help.contains("nothing could be shown\n"))
    }

    @Test func `help for an action shows its summary, --dry-run and --yes`() async {
        let remove = await ShelfRun("help", "remove", shelf: shelf).output
        let rename = await ShelfRun("rename", "--help", shelf: shelf).output

        #expect(remove.hasPrefix("Remove a book.\n"))
        #expect(remove.contains("\n  shelf remove BOOK [options]\n"))
        #expect(remove.contains("\nOptions of remove:\n  -n, --dry-run "))
        #expect(remove.contains("\n  -y, --yes           skip the confirmation prompt\n"))
        #expect(remove.contains("\nOptions of every report:\n"))
        #expect(rename.contains("--dry-run") && !rename.contains("--yes"))
    }

    @Test func `help for a section lists the actions that change it`() {
        let help = HelpText(
            program: "shelf", summary: "Keeps books.",
            commands: [
                Command(CommandDescription(name: "books", summary: "all books")),
                Command(CommandDescription(name: "readers", summary: "all readers")),
            ],
            actions: [
                Command(
                    CommandDescription(
                        action: "remove", summary: "remove a book", options: [],
                        place: .rows(of: "books"))),
                Command(CommandDescription(action: "books sort", summary: "sort them")),
                Command(
                    CommandDescription(
                        action: "invite", summary: "invite a reader", options: [],
                        place: .section("readers"))),
            ],
            tools: [], groups: [], sources: [], variables: [])

        let (books, readers) = (help.about(help.commands[0]), help.about(help.commands[1]))

        #expect(
            books.contains(
                """

                Actions:
                  remove              remove a book
                  books sort          sort them

                """))
        #expect(readers.contains("\nActions:\n  invite              invite a reader\n"))
        #expect(!readers.contains("remove"))
    }

    @Test func `the manual page has actions, their options and the data folder`() async {
        let page = await ShelfRun("manual", shelf: shelf).output

        #expect(page.contains("\n.Ss remove\nRemove a book.\n"))
        #expect(page.contains("\n.It Fl n , Fl Fl dry\\-run\n"))
        #expect(page.contains("\n.Cm remove Ar BOOK\n"))
        #expect(page.contains("\n.It Pa \\(ti/.local/share/shelf\n"))
    }

    @Test func `completion offers actions and their options`() {
        let completer = Completer(commands: Shelf.program.commands.all)

        #expect(completer.completions(for: [""]).candidates.map(\.word).contains("remove"))
        #expect(completer.completions(for: ["help", ""]).candidates.map(\.word).contains("remove"))
        #expect(
            completer.completions(for: ["remove", "1", "--"]).candidates.map(\.word)
                .starts(with: ["--dry-run", "--yes", "--format"]))
        #expect(
            !completer.completions(for: ["rename", "1", "--"]).candidates.map(\.word).contains(
                "--yes"))
    }

    @Test(arguments: [
        (
            "remov 1",
            "'remov' is not a command; did you mean 'remove'? To see all commands, use 'shelf help'.\n"
        ),
        ("remove", "remove needs BOOK: the number of a book, such as 1.\n"),
        ("rename 1 --yes", "rename has no option --yes; remove has it.\n"),
        ("books --dry-run", "books has no option --dry-run; remove and rename have it.\n"),
    ])
    func `errors suggest the action or option that was meant`(line: String, message: String) async {
        let run = await ShelfRun(line.split(separator: " ").map(String.init), shelf: shelf)

        #expect(run.status == .wrongUsage)
        #expect(run.errors.hasPrefix("shelf: \(message)"))
    }
}
