@testable import ReportCLI
import SectionKit
import Testing

/// A command with an operand, such as the name of a guest.
@Suite struct OperandTests {
    private static let guest = SectionOption(
        operand: "guest",
        placeholder: "NAME",
        summary: "whose page to show",
        accepts: "the name of a guest",
        example: "alice",
        parse: { $0 == "nobody" ? nil : $0 }
    )
    private static let page = Command(
        CommandDescription(
            name: "page", summary: "a page",
            options: [guest.description, TeaRoom.iced.description]))

    private let parser = ArgumentParser(
        commands: CommandSet(reports: [page], tools: [], common: []))

    @Test(arguments: [
        ("page alice", "alice"), ("page alice --iced", "alice"), ("page --iced alice", "alice"),
        ("page alice in wonderland", "alice in wonderland"), ("page -- --iced", "--iced"),
        ("page 108", "108"), ("page -33.9,151 --iced", "-33.9,151"),
        ("page 90,0 -90,0", "90,0 -90,0"),
    ])
    func `the words after the command are its operand`(line: String, value: String) throws {
        guard case .report(let command, let values) = try parser.parse(line) else {
            Issue.record("no report")
            return
        }

        #expect(command == "page")
        #expect(try values[section: "page"].value(of: Self.guest) == value)
    }

    @Test func `the error for a missing operand says what is needed`() {
        #expect(
            parser.errorMessage(for: "page --iced")
                == "page needs NAME: the name of a guest, such as alice.")
    }

    @Test func `the error for an invalid operand names its placeholder`() throws {
        let error = try #require(throws: UsageError.self) {
            try Self.guest.value(from: "nobody")
        }

        #expect(
            error.message
                == "'nobody' is not valid for NAME. Use the name of a guest, such as alice.")
    }

    @Test func `an operand is not an option`() throws {
        let errorMessage = try #require(parser.errorMessage(for: "page --guest alice"))

        #expect(errorMessage.contains("there is no option --guest"))
        #expect(!errorMessage.contains("did you mean"))
    }

    @Test(arguments: ["-", "-3", "-33.9,151", "33", "iced"])
    func `a dash alone and a negative number are not options`(word: String) {
        #expect(!CommandLineReader.isOption(word))
    }

    @Test(arguments: ["-o", "-oFILE", "--iced", "--2", "-x3", "-.5", "-²"])
    func `other words after a dash are options`(word: String) {
        #expect(CommandLineReader.isOption(word))
    }

    @Test func `help shows the operand in the usage line`() {
        let help = HelpText(
            program: "tearoom", summary: "", commands: [Self.page], tools: [], groups: [],
            sources: [], variables: [])

        let text = help.about(Self.page)

        #expect(text.contains("  tearoom page NAME [options]\n"))
        #expect(text.contains("  NAME                whose page to show, such as alice\n"))
        #expect(!text.contains("--guest"))
        #expect(help.overview.contains("  page NAME           a page\n"))
    }
}
