@testable import ReportCLI
import SectionKit
import Testing

/// Options of the same name that two sections describe differently.
@Suite struct CommandOptionTests {
    @Test(arguments: [
        ("airports --limit 3", "3 airports by any of ever"),
        ("flights --limit 3", "3 flights by any of ever"),
        ("airports --sort size", "all airports by size of ever"),
        ("--sort=size --limit 2 airports --year 2020", "2 airports by size of 2020"),
    ])
    func `each command reads its own option of a shared name`(line: String, given: String) async {
        let run = await Airfield.run(line)

        #expect(run.status == .success)
        #expect(run.output.contains(given))
        #expect(run.errors == "")
    }

    @Test(arguments: [
        ("--flights-limit 2", "2 flights by any of ever", "all airports by any of ever"),
        ("--airports-sort size", "all flights by any of ever", "all airports by size of ever"),
        (
            "--flights-sort=height --airports-sort size", "all flights by height of ever",
            "all airports by size of ever"
        ),
        ("--year 2020", "all flights by any of 2020", "all airports by any of 2020"),
        ("--flights-year 2020", "all flights by any of 2020", "all airports by any of ever"),
        (
            "--flights-year 2020 --year 2021", "all flights by any of 2020",
            "all airports by any of 2021"
        ),
    ])
    func `a report takes an option with the section's name as a prefix`(
        options: String,
        flights: String,
        airports: String
    ) async {
        for line in ["report \(options)", "\(options) report"] {
            let run = await Airfield.run(line)

            #expect(run.status == .success)
            #expect(run.output.contains(flights), "\(line)")
            #expect(run.output.contains(airports), "\(line)")
        }
    }

    @Test func `a report refuses an ambiguous option and names the prefixed ones`() async {
        let run = await Airfield.run("report --limit 2")

        #expect(run.status == .wrongUsage)
        #expect(run.output == "")
        #expect(
            run.errors
                == "airfield: report has no option --limit; flights and airports have it."
                + " It has --flights-limit and --airports-limit.\n")
    }

    @Test func `the command of one section refuses an option with a prefix`() async {
        let run = await Airfield.run("flights --flights-limit 2")

        #expect(
            run.errors
                == "airfield: flights has no option --flights-limit; report and browse have it."
                + " It has --limit.\n")
    }

    @Test func `the error for a value names the option as it was written`() async {
        let limit = await Airfield.run("report --flights-limit none")
        let sort = await Airfield.run("report --airports-sort siez")

        #expect(limit.errors.hasPrefix("airfield: 'none' is not valid for --flights-limit."))
        #expect(
            sort.errors
                == "airfield: 'siez' is not valid for --airports-sort; did you mean 'size'?"
                + " Use name or size.\n")
    }

    @Test func `help lists ambiguous options with their prefixes`() async {
        let help = await Airfield.run("help report").output

        for option in ["--flights-limit N", "--airports-limit N", "--flights-sort", "--year YEAR"] {
            #expect(help.contains("  \(option)"))
        }
        #expect(!help.contains("  --limit") && !help.contains("  --flights-year"))
        #expect(
            help.contains(
                "Prefix an option with a section's name to set it for that section only, as in\n"
                    + "--flights-year.\n"))
        #expect(await Airfield.run("manual").output.contains("section only"))
    }

    @Test func `completion offers a prefixed option once its prefix is typed`() async {
        let all = await Airfield.run("__complete report --").output
        let begun = await Airfield.run("__complete report --fl").output
        let values = await Airfield.run("__complete airports --sort=").output

        #expect(all.contains("--flights-limit\t") && !all.contains("--flights-year"))
        #expect(begun.contains("--flights-year\t") && !begun.contains("--airports-year"))
        #expect(values == "words\n--sort=name\t\n--sort=size\t\n")
    }

    @Test func `a letter that two sections use is not an option of a report`() {
        let cups = OptionDescription(
            name: "cups", letter: "c", placeholder: "N", summary: "", accepted: .nothing)
        let cakes = OptionDescription(
            name: "cakes", letter: "c", placeholder: "N", summary: "", accepted: .nothing)

        let options = [CommandOption](of: [("menu", [cups]), ("shop", [cakes])])

        #expect(
            options.filter(\.isListed).map(\.description.spellings) == [["--cups"], ["--cakes"]])
    }

    @Test func `an option that is ambiguous before the command is refused`() {
        let amount = OptionDescription(
            name: "iced", placeholder: "N", summary: "",
            accepted: .described("a number", example: "1"))
        let parser = ArgumentParser(
            commands: CommandSet(
                reports: [
                    Command(CommandDescription(name: "tea", summary: "", options: [amount])),
                    Command(
                        CommandDescription(
                            name: "cake", summary: "", options: [TeaRoom.iced.description])),
                ], tools: [], common: []))

        #expect(
            parser.errorMessage(for: "--iced cake")
                == "--iced takes a value only in some commands; write it after the command.")
        #expect(parser.errorMessage(for: "cake --iced") == nil)
        #expect(parser.errorMessage(for: "tea --iced 2") == nil)
        #expect(parser.errorMessage(for: "--iced=2 tea") == nil)
        #expect(
            parser.errorMessage(for: "--iced=2 cake") == "--iced takes no value; leave out '2'.")
    }
}
