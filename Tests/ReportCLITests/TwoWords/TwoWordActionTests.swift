import FeatureTesting
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// Actions whose names have two words, the first of which may be a section.
@Suite struct TwoWordActionTests {
    /// A program with these actions, and those that the rows of its section name.
    private static func program(_ names: [String]) -> ReportProgram {
        Shelf.program(
            [Shelf.remove, Shelf.rename]
                + names.map { name in
                    ActionRecipe<any ShelfInput>(
                        name: name, summary: "do \(name)", options: [Shelf.book.description],
                        examples: ["1"]
                    ) { _, values throws(UsageError) in ActionSpy(try values.required(Shelf.book)) }
                })
    }

    private static func run(
        _ line: String,
        _ names: [String] = ["books add", "books remove"]
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            clock: { TeaRoomRun.clock }, transport: HTTPTransportSpy(), output: output,
            errorOutput: errors)
        let program = program(names)
        let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        let status = await program.run(words, in: host)
        return (status, output.text, errors.text)
    }

    @Test func `the first word alone is the section`() async {
        #expect(await Self.run("books").status == .success)
        #expect(await Self.run("books").output.contains("Books"))
    }

    @Test(arguments: ["books add 1", "--color never books add 1", "books --color never add 1"])
    func `both words are the action, with options between them too`(line: String) async {
        let run = await Self.run(line)

        #expect(run.status == .success)
        #expect(run.errors == "")
        #expect(!run.output.contains("Books"))
    }

    @Test func `an action without its operand is refused by its full name`() async {
        #expect(await Self.run("books add").errors.hasPrefix("shelf: books add needs BOOK: "))
    }

    @Test func `help on a first word lists its commands`() async {
        let names = ["photos add", "photos remove", "tea add"]
        let run = await Self.run("help photos", names)

        #expect(run.status == .success)
        #expect(run.output.contains("photos add BOOK"))
        #expect(run.output.contains("photos remove BOOK"))
        #expect(!run.output.contains("tea add"))
        #expect(run.output.hasSuffix("Run 'shelf help COMMAND' for the options of a command.\n"))
        #expect(
            await Self.run("help photos ad", names).errors.contains(
                "no 'ad'; did you mean 'photos add'?"))
        #expect(await Self.run("help photos x", names).errors.contains("needs a second word"))
    }

    @Test func `a misspelled second word gets the nearest one as a suggestion`() async {
        let run = await Self.run("books ad 1")

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("did you mean 'books add'?"))
    }

    @Test func `a misspelled first word gets the nearest pair as a suggestion`() async {
        #expect(await Self.run("boks add 1").errors.contains("did you mean 'books add'?"))
    }

    @Test func `a first word that is no command by itself names its second words`() async {
        let run = await Self.run("watch", ["watch add", "watch remove"])

        #expect(run.status == .wrongUsage)
        #expect(run.errors.contains("watch needs a second word: add or remove."))
        let usual = await Self.run("watch rm x", ["watch add", "watch remove"])
        #expect(usual.errors.contains("watch has no 'rm'; did you mean 'watch remove'?"))
    }

    @Test(arguments: ["help books add", "books add --help", "books add -h"])
    func `help is shown for the action`(line: String) async {
        let run = await Self.run(line)

        #expect(run.status == .success)
        #expect(run.output.contains("  shelf books add BOOK [options]"))
        #expect(run.output.contains("  shelf books add 1\n"))
    }

    @Test func `help takes no word after the two of an action`() async {
        #expect(
            await Self.run("help books add 1").errors.contains(
                "help takes one command; leave out '1'."))
        #expect(await Self.run("help books").output.contains("  shelf books [options]"))
    }

    @Test func `the second words are completed after the first`() async {
        #expect(await Self.run("__complete bo").output.contains("books\tall books"))
        #expect(await !Self.run("__complete bo").output.contains("books add"))
        let next = await Self.run("__complete books ").output
        #expect(next.hasPrefix("words\nadd\tdo books add\nremove\tdo books remove\n--"))
        #expect(await Self.run("__complete help books ").output == "words\nadd\t\nremove\t\n")
        #expect(await Self.run("__complete books add 1 --dr").output.contains("--dry-run"))
        let group = await Self.run("__complete watch ", ["watch add", "watch remove"]).output
        #expect(group == "words\nadd\tdo watch add\nremove\tdo watch remove\n")
    }

    @Test func `the manual page has the action by both words`() async {
        #expect(await Self.run("manual").output.contains(".Cm \"books add\" Ar BOOK"))
    }

    @Test(arguments: ["books  add", " add", "books add all", "books -add"])
    func `a name of other than two plain words is refused`(name: String) {
        #expect(throws: CatalogError.self) { try Self.program([name]).validate() }
    }

    @Test func `two words of an action come before an operand, unless they are quoted`() async {
        let names = ["act", "act add"]

        #expect(await Self.run("act 1", names).status == .success)
        #expect(await Self.run("act add 1", names).status == .success)
        #expect(await Self.run("act add", names).errors.contains("act add needs BOOK"))
        #expect(await Self.run("__complete act ", names).output.contains("add\tdo act add"))
    }
}
