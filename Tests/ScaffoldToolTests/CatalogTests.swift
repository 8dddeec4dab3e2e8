import Testing

@testable import ScaffoldTool

@Suite struct CatalogTests {
    @Test func `an import is added in order, and a recipe at the end`() throws {
        #expect(
            try Catalog.adding(try SectionName("A"), to: Self.catalog("B"))
                == Self.catalog("A", "B", recipes: "B", "A"))
        #expect(
            try Catalog.adding(try SectionName("C"), to: Self.catalog("B"))
                == Self.catalog("B", "C", recipes: "B", "C"))
    }

    @Test(arguments: ["let recipes = [", "let recipes: [SectionRecipe<Trip>] = [", "recipes: ["])
    func `the list of recipes is an argument or a variable`(opening: String) throws {
        let text = "ReportProgram(recipes: recipes)\n\(opening)]\n"

        let new = try Catalog.adding(try SectionName("Rockets"), to: text)

        #expect(Catalog.lists(text))
        #expect(new.hasSuffix("\(opening)RocketsBuilder.recipe]\n"))
    }

    @Test func `the catalog is the file that makes a program from recipes`() throws {
        let name = try SectionName("Rockets")

        #expect(Catalog.lists(Self.catalog("A")))
        #expect(!Catalog.lists("init(recipes: [SectionRecipe<Dependencies>])"))
        #expect(throws: ScaffoldError.self) { try Catalog.adding(name, to: "import A\n") }
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
