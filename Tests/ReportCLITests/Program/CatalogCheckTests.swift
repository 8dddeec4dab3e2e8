import FeatureKit
import Networking
import ProgramTesting
import ReportCLI
import SectionKit
import Testing

/// Collisions of names, options and keys in a program.
@Suite struct CatalogCheckTests {
    private static func option(
        _ name: String,
        letter: Character? = nil,
        summary: String = "how many",
        key: Character? = nil,
        column: String? = nil
    ) -> OptionDescription {
        let option = SectionOption<Int>(
            name, letter: letter, placeholder: "N", summary: summary, accepts: "a number",
            example: "1", parse: { Int($0) })
        guard let key else { return option.description }
        return option.picked(by: OptionPicker(key: key, title: name, column: column)).description
    }

    private static func operand(_ name: String) -> OptionDescription {
        SectionOption(
            operand: name, placeholder: "NAME", summary: "", accepts: "a name", example: "a",
            parse: { $0 }
        ).description
    }

    private static func recipe(
        _ name: String,
        _ options: OptionDescription...
    ) -> SectionRecipe<FeatureDependencies> {
        SectionRecipe(name: name, summary: "", options: options) { _, _ throws(UsageError) in
            throw UsageError("nobody makes it")
        }
    }

    /// The error of a program of these recipes; nil if there is none.
    private static func errorMessage(
        _ recipes: SectionRecipe<FeatureDependencies>...,
        sources: [String] = ["tower"],
        opened: String? = nil
    ) -> String? {
        errorMessage(of: Airfield.program(recipes, sources: sources, opened: opened))
    }

    private static func errorMessage(of program: ReportProgram) -> String? {
        do throws(CatalogError) {
            try program.validate()
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `sections may have options of the same name`() throws {
        try Airfield.program.validate()
    }

    @Test func `two commands with the same name are refused`() {
        #expect(
            Self.errorMessage(Self.recipe("a"), Self.recipe("a")) == "there are two commands 'a'.")
        for name in ["report", "browse", "help", "manual"] {
            #expect(Self.errorMessage(Self.recipe(name)) == "there are two commands '\(name)'.")
        }
        #expect(
            Self.errorMessage(Self.recipe("a"), sources: ["x", "x"]) == "there are two sources 'x'."
        )
    }

    @Test(arguments: ["", "two words", "-a", "a,b"])
    func `a command name that is not a word is refused`(name: String) {
        #expect(
            Self.errorMessage(Self.recipe(name)) == "'\(name)' is not a valid name of a command.")
    }

    @Test func `an unknown section to open first is refused`() {
        let detail = Self.recipe("detail", Self.operand("name"))

        #expect(Self.errorMessage(Self.recipe("a"), opened: "a") == nil)
        for name in ["b", "detail"] {
            #expect(
                Self.errorMessage(Self.recipe("a"), detail, opened: name)
                    == "there is no section '\(name)' to open first.")
        }
    }

    @Test(
        arguments: [
            (["a", "b"], nil),
            (["a"], "the section 'b' is on no tab."),
            (["a", "b", "a"], "the section 'a' is on two tabs."),
            (["a", "b", "c"], "there is no section 'c' for a tab."),
        ] as [([String], String?)])
    func `each section is on one tab`(names: [String], message: String?) {
        let detail = Self.recipe("detail", Self.operand("name"))
        let program = Airfield.program(
            [Self.recipe("a"), Self.recipe("b"), detail],
            tabs: names.map { ScreenTab($0, sections: [$0]) })

        #expect(Self.errorMessage(of: program) == message)
    }

    @Test(arguments: ["width", "format", "help", "version", "source"])
    func `an option with the name of a common one is refused`(name: String) {
        #expect(
            Self.errorMessage(Self.recipe("a", Self.option(name)))
                == "a has two options --\(name).")
    }

    @Test func `two options with the same letter are refused`() {
        #expect(
            Self.errorMessage(Self.recipe("a", Self.option("order", letter: "o")))
                == "a has two options -o.")
        #expect(
            Self.errorMessage(
                Self.recipe("a", Self.option("cups", letter: "c"), Self.option("cat", letter: "c")))
                == "a has two options -c.")
    }

    @Test func `an option with the prefixed name of another is refused`() {
        #expect(
            Self.errorMessage(Self.recipe("no", Self.option("pager")))
                == "report has two options --no-pager.")
        #expect(
            Self.errorMessage(Self.recipe("a", Self.option("sections")))
                == "report has two options --sections.")
    }

    @Test func `a command with two operands is refused`() {
        #expect(
            Self.errorMessage(Self.recipe("a", Self.operand("x"), Self.operand("y")))
                == "a has two operands.")
        #expect(
            Self.errorMessage(Self.recipe("a", Self.operand("x"), Self.option("x")))
                == "a has an operand and an option 'x'.")
    }

    @Test func `two servers or file extensions of the same name are refused`() {
        func program(
            servers: [Server] = [],
            formats: [ReportFormat] = []
        ) -> ReportProgram {
            let source = ReportSource<FeatureDependencies>(
                Report.Source(id: "live", summary: "Live."), summary: "live", servers: servers
            ) { context in
                FeatureDependencies(request: EmbeddedResponses([:]), now: context.now)
            }
            return ReportProgram(
                name: "p", version: "1", title: "P", summary: "P.", recipes: [Self.recipe("a")],
                sources: [source], formats: formats)
        }
        let web = Server("web", address: "https://web.example")
        let tracks = ReportFormat("tracks", summary: "tracks", fileExtensions: [".json"]) { _ in
            JSONSurface()
        }

        #expect(
            Self.errorMessage(of: program(servers: [web, web]))
                == "the source live has two servers 'web'.")
        #expect(
            Self.errorMessage(of: program(formats: [tracks]))
                == "two formats have the file extension '.json'.")
        #expect(Self.errorMessage(of: program(servers: [web])) == nil)
    }

    @Test func `a key with two meanings is refused`() {
        let a = Self.recipe("a", Self.option("cups", key: "c"))

        #expect(Self.errorMessage(a, Self.recipe("b", Self.option("cups", key: "c"))) == nil)
        let clean = Self.option("cups", summary: "how many clean ones", key: "c")
        #expect(Self.errorMessage(a, Self.recipe("b", clean)) == nil)
        #expect(
            Self.errorMessage(a, Self.recipe("b", Self.option("cakes", key: "c")))
                == "a --cups and b --cakes both use the key 'c'.")
        #expect(
            Self.errorMessage(Self.recipe("a", Self.option("quick", key: "q")))
                == "the screen and a --quick both use the key 'q'.")
        #expect(
            Self.errorMessage(Self.recipe("a", Self.option("size", key: "S")))
                == "--source and a --size both use the key 'S'.")
    }

    @Test(arguments: [("c", "milk"), ("d", "tea")] as [(Character, String)])
    func `a shared option with different keys or columns is refused`(key: Character, column: String)
    {
        #expect(
            Self.errorMessage(
                Self.recipe("a", Self.option("cups", key: "c", column: "tea")),
                Self.recipe("b", Self.option("cups", key: key, column: column)))
                == "a and b describe --cups alike, but pick it with different keys or columns.")
    }

    @Test func `an option that is completed by an unknown vocabulary is refused`() {
        let option = SectionOption<String>(
            "from", placeholder: "AIRPORT", summary: "", accepts: "a code", example: "LHR",
            suggestions: .vocabulary("airports"), parse: { $0 })
        let zone = SectionOption<String>(
            "zone", placeholder: "ZONE", summary: "", accepts: "a zone", example: "UTC",
            suggestions: .zones, parse: { $0 })

        #expect(
            Self.errorMessage(Self.recipe("a", option.description))
                == "--from of a is completed by a vocabulary 'airports' that does not exist.")
        #expect(Self.errorMessage(Self.recipe("a", zone.description)) == nil)
    }

    @Test(arguments: ["FL350..", "a tea.", "1."])
    func `an example that ends with a dot is refused, which a sentence would follow`(
        example: String
    ) {
        let option = SectionOption<String>(
            "altitude", placeholder: "RANGE", summary: "", accepts: "a range", example: example,
            parse: { $0 })

        #expect(
            Self.errorMessage(Self.recipe("a", option.description))
                == "the example of --altitude of a ends with a dot, after which that of a sentence"
                + " follows.")
    }

    @Test func `a program with a collision only prints the error`() async {
        let output = TextOutputSpy()
        let errors = TextOutputSpy()
        let host = Host.stage(output: output, errors: errors)

        let status = await Airfield.program([Self.recipe("help")]).run(["--version"], in: host)

        #expect(status == .nothingShown)
        #expect(output.text == "")
        #expect(errors.text == "airfield: there are two commands 'help'.\n")
    }
}
