import FeatureTesting
import ReportCLI
import SectionKit
import Testing

/// Collisions of the names and keys of actions.
@Suite struct ActionCatalogTests {
    private static func action(
        _ name: String = "act",
        _ options: OptionDescription...,
        key: Character? = nil,
        place: CommandDescription.Place = .anywhere,
        confirmation: CommandDescription.Confirmation = .never,
        changes: [String]? = nil
    ) -> ActionRecipe<any ShelfInput> {
        ActionRecipe(
            name: name, summary: "do it", options: options, key: key,
            place: place, confirmation: confirmation, changes: changes
        ) { _, _ in ActionSpy(name) }
    }

    private static func option(_ name: String, letter: Character? = nil) -> OptionDescription {
        OptionDescription(name: name, letter: letter, summary: "", accepted: .nothing)
    }

    private static func errorMessage(_ actions: ActionRecipe<any ShelfInput>...) -> String? {
        do throws(CatalogError) {
            try Shelf.program(actions).validate()
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `actions with unique names pass the check`() throws {
        try Shelf.program.validate()
    }

    @Test(arguments: ["books", "report", "browse", "help"])
    func `an action with the name of another command is refused`(name: String) {
        #expect(Self.errorMessage(Self.action(name)) == "there are two commands '\(name)'.")
    }

    @Test func `two actions with the same name are refused`() {
        #expect(Self.errorMessage(Self.action(), Self.action()) == "there are two commands 'act'.")
    }

    @Test(arguments: ["dry-run", "yes", "format", "help"])
    func `an option with the name of a common one is refused`(name: String) {
        #expect(
            Self.errorMessage(Self.action("act", Self.option(name), confirmation: .always))
                == "act has two options --\(name).")
    }

    @Test(arguments: ["n", "y", "o", "h"] as [Character])
    func `an option with the letter of another is refused`(letter: Character) {
        #expect(
            Self.errorMessage(
                Self.action("act", Self.option("own", letter: letter), confirmation: .always))
                == "act has two options -\(letter).")
    }

    @Test func `an action that changes an unknown section is refused`() {
        #expect(Self.errorMessage(Self.action(changes: ["books"])) == nil)
        #expect(
            Self.errorMessage(Self.action(changes: ["books", "films"]))
                == "act changes a section 'films' that does not exist.")
    }

    @Test func `an action with a key that is in use is refused`() {
        #expect(
            Self.errorMessage(Self.action(key: "q")) == "the screen and act both use the key 'q'.")
        #expect(
            Self.errorMessage(Self.action(key: "S")) == "--source and act both use the key 'S'.")
        #expect(
            Self.errorMessage(Self.action(key: "a"), Self.action("other", key: "a"))
                == "act and other both use the key 'a'.")
        #expect(Self.errorMessage(Self.action(key: "a"), Self.action("other", key: "b")) == nil)
    }

    @Test func `actions of different sections may have the same key`() {
        let here = Self.action(key: "a", place: .section("books"))

        #expect(
            Self.errorMessage(here, Self.action("other", key: "a", place: .rows(of: "books")))
                == "act and other both use the key 'a'.")
        #expect(
            Self.errorMessage(here, Self.action("other", key: "a"))
                == "act and other both use the key 'a'.")
        #expect(
            Self.errorMessage(here, Self.action("other", key: "a", place: .section("reading")))
                == "other belongs to a section 'reading' that does not exist.")
    }

    @Test func `an option that an unknown section completes is refused`() {
        let size = SectionOption<Int>("size", placeholder: "N", summary: "", minimum: 1)
            .suggesting(.rows(of: "films"))

        #expect(
            Self.errorMessage(Self.action("act", size.description))
                == "--size of act is completed by a section 'films' that does not exist.")
    }

    @Test func `an action with the key of an option is refused`() {
        let picked = SectionOption<Int>("size", placeholder: "N", summary: "", minimum: 1)
            .picked(by: OptionPicker(key: "z", title: "Size"))
        let books = SectionRecipe<any ShelfInput>(
            name: "films", summary: "films", options: [picked.description]
        ) { _, _ throws(UsageError) in throw UsageError("nobody makes it") }
        let program = ReportProgram(
            name: "p", version: "1", title: "P", summary: "P.", recipes: [books],
            actions: [Self.action(key: "z")],
            sources: [
                ReportSource(Report.Source(id: "s", summary: "S."), summary: "s") { _ in
                    ShelfSpy([:])
                }
            ])

        #expect(throws: CatalogError.self) { try program.validate() }
    }
}
