import SectionKit
import Testing

struct SectionRecipeTests {
    private static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "how many", minimum: 0)

    private static let recipe = SectionRecipe<String>(
        name: "stub",
        summary: "a stub",
        options: [limit.description],
        examples: ["--limit 5"],
        make: { dependencies, options throws(UsageError) in
            let limit = try options.value(of: limit) ?? 0
            return StubSection.showing("\(dependencies) \(limit)", "stub")
        }
    )

    @Test func `a recipe makes a section from its dependencies and options`() async throws {
        let section = try Self.recipe.make("live", OptionValues(["limit": "5"]))

        let screen = Screen([section])
        await screen.load()

        #expect(await screen.snapshots.map(\.state) == [.shown("live 5")])
    }

    @Test func `a recipe makes no section from an invalid option value`() {
        #expect(throws: Self.limit.description.usageError(for: "x")) {
            try Self.recipe.make("live", OptionValues(["limit": "x"]))
        }
    }

    @Test func `a recipe has the name, summary, options and examples that it was given`() {
        #expect(Self.recipe.name == "stub")
        #expect(Self.recipe.command.summary == "a stub")
        #expect(Self.recipe.command.options == [Self.limit.description])
        #expect(Self.recipe.command.examples == ["--limit 5"])
    }

    @Test func `a recipe reads its options for the closure that makes the section`() async throws {
        let name = SectionOption<String>(
            operand: "name", placeholder: "NAME", summary: "a name", accepts: "a name",
            example: "a"
        ) { $0.isEmpty ? nil : $0 }
        let recipe = SectionRecipe<String>(
            name: "stub", summary: "a stub", options: Self.limit, name.required
        ) { dependencies, limit, name in
            StubSection.showing("\(dependencies) \(limit ?? 0) \(name)", "stub")
        }

        let screen = Screen([try recipe.make("live", OptionValues(["name": "x", "limit": "5"]))])
        await screen.load()

        #expect(await screen.snapshots.map(\.state) == [.shown("live 5 x")])
        #expect(recipe.command.options == [Self.limit.description, name.description])
        #expect(throws: Self.limit.description.usageError(for: "many")) {
            try recipe.make("live", OptionValues(["name": "x", "limit": "many"]))
        }
        #expect(throws: name.description.usageError(for: "")) {
            try recipe.make("live", OptionValues())
        }
    }

    @Test func `a recipe needs neither options nor examples`() {
        let recipe = SectionRecipe<Int>(name: "plain", summary: "plain") { number in
            StubSection.showing("\(number)")
        }

        #expect(recipe.command.options.isEmpty)
        #expect(recipe.command.examples.isEmpty)
    }
}
