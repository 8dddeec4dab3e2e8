import FeatureTesting
import ReportCLI
import SectionKit
import Testing

/// Programs whose actions collide with anything else.
@Suite struct ActionCatalogTests {
    private static func action(
        _ name: String = "act",
        _ options: OptionDescription...,
        key: Character? = nil,
        isDestructive: Bool = false,
        changes: [String]? = nil
    ) -> ActionRecipe<any ShelfInput> {
        ActionRecipe(
            name: name, summary: "do it", options: options, key: key,
            isDestructive: isDestructive, changes: changes
        ) { _, _ in ActionSpy(name) }
    }

    private static func option(_ name: String, letter: Character? = nil) -> OptionDescription {
        OptionDescription(name: name, letter: letter, summary: "", accepted: .nothing)
    }

    private static func complaint(_ actions: ActionRecipe<any ShelfInput>...) -> String? {
        do throws(CatalogError) {
            try Shelf.program(actions).validate()
            return nil
        } catch {
            return error.message
        }
    }

    @Test func `actions that fit collide with nothing`() throws {
        try Shelf.program.validate()
    }

    @Test(arguments: ["books", "report", "browse", "help"])
    func `no action has the name of another command`(name: String) {
        #expect(Self.complaint(Self.action(name)) == "there are two commands '\(name)'.")
    }

    @Test func `no two actions have the same name`() {
        #expect(Self.complaint(Self.action(), Self.action()) == "there are two commands 'act'.")
    }

    @Test(arguments: ["dry-run", "yes", "format", "help"])
    func `no option of an action has the name of one that every action has`(name: String) {
        #expect(
            Self.complaint(Self.action("act", Self.option(name), isDestructive: true))
                == "act has two options --\(name).")
    }

    @Test(arguments: ["n", "y", "o", "h"] as [Character])
    func `no letter of an action is used twice`(letter: Character) {
        #expect(
            Self.complaint(
                Self.action("act", Self.option("own", letter: letter), isDestructive: true))
                == "act has two options -\(letter).")
    }

    @Test func `an action changes sections that are there`() {
        #expect(Self.complaint(Self.action(changes: ["books"])) == nil)
        #expect(
            Self.complaint(Self.action(changes: ["books", "films"]))
                == "act changes a section 'films' that is not there.")
    }

    @Test func `the key of an action does nothing else`() {
        #expect(
            Self.complaint(Self.action(key: "q")) == "the screen and act both use the key 'q'.")
        #expect(Self.complaint(Self.action(key: "S")) == "--source and act both use the key 'S'.")
        #expect(
            Self.complaint(Self.action(key: "a"), Self.action("other", key: "a"))
                == "act and other both use the key 'a'.")
        #expect(Self.complaint(Self.action(key: "a"), Self.action("other", key: "b")) == nil)
    }

    @Test func `the key of an action picks no option of a section`() {
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
