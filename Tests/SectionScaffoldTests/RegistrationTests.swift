import Testing

@testable import SectionScaffold

@Suite struct RegistrationTests {
    @Test(arguments: [
        (#"let features = ["Info"]"#, #"let features = ["Info", "Rockets"]"#),
        (
            "let features = [\n    \"Info\",\n]",
            "let features = [\n    \"Info\",\n    \"Rockets\",\n]"
        ),
        (
            "let features = [\n    \"Info\"\n]",
            "let features = [\n    \"Info\",\n    \"Rockets\",\n]"
        ),
    ])
    func `adds a word to the features of the manifest`(old: String, new: String) throws {
        let (before, after) = ("import Foundation\n\n", "\n\nlet other = [\"a\"]\n")

        let manifest = try Registration.manifest(
            before + old + after, adding: try SectionName("Rockets"))

        #expect(manifest == before + new + after)
        #expect(try Registration.features(in: manifest) == ["Info", "Rockets"])
    }

    @Test func `adds an import in its order and a recipe at the end`() throws {
        #expect(
            try Registration.catalog(Self.catalog("B"), adding: try SectionName("A"))
                == Self.catalog("A", "B", recipes: "B", "A"))
        #expect(
            try Registration.catalog(Self.catalog("B"), adding: try SectionName("C"))
                == Self.catalog("B", "C", recipes: "B", "C"))
    }

    @Test func `says what it cannot add to`() throws {
        let name = try SectionName("Rockets")

        #expect(throws: ScaffoldError.self) { try Registration.manifest("", adding: name) }
        #expect(throws: ScaffoldError.self) {
            try Registration.manifest("let features = []", adding: name)
        }
        #expect(throws: ScaffoldError.self) { try Registration.catalog("import A\n", adding: name) }
    }

    private static func catalog(_ imports: String..., recipes: String...) -> String {
        let recipes = recipes.isEmpty ? imports : recipes
        return imports.map { "import \($0)Feature\n" }.joined() + """

            enum Catalog {
                static let program = ReportProgram(
                    recipes: [
            \(recipes.map { "            \($0)Builder.recipe,\n" }.joined())        ],
                    sources: [
                        archive
                    ],
                )
            }

            """
    }
}
