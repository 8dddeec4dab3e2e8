import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

/// Where the recipe of a new section goes, and what its type is.
@Suite struct RecipeListTests {
    @Test(arguments: [
        ("ReportProgram<Log>(recipes: [])", "ReportProgram<Log>(recipes: [NestsSection.recipe])"),
        (
            "ReportProgram<Log>(\n    recipes: [\n        A.recipe,\n    ] + B.recipes\n)",
            "ReportProgram<Log>(\n    recipes: [\n        A.recipe,\n        NestsSection.recipe,\n    ] + B.recipes\n)"
        ),
        (
            "ReportProgram(recipes: recipes)\nlet count: Int\nlet recipes: [SectionRecipe<Log>] = [A.recipe]",
            "ReportProgram(recipes: recipes)\nlet count: Int\nlet recipes: [SectionRecipe<Log>] = [A.recipe, NestsSection.recipe]"
        ),
        (
            "ReportProgram(recipes: Self.all)\nstatic var all: [SectionRecipe<Log>] { [A.recipe] }",
            "ReportProgram(recipes: Self.all)\nstatic var all: [SectionRecipe<Log>] { [A.recipe, NestsSection.recipe] }"
        ),
        (
            "// ReportProgram(recipes: [])\nReportProgram(recipes: [A.recipe])",
            "// ReportProgram(recipes: [])\nReportProgram(recipes: [A.recipe, NestsSection.recipe])"
        ),
    ])
    func `the recipe is added to the list, wherever it is`(old: String, new: String) throws {
        let package = try package(old)

        let said = try package.section("Nests")

        #expect(try package.files[PackageFolder.program] == new)
        #expect(
            said.contains("and added NestsSection.recipe to Sources/trip-report/Program.swift."))
    }

    @Test(arguments: [
        "ReportProgram<Log>(recipes: [A.self].map(\\.recipe))",
        "ReportProgram<Log>(recipes: all())",
        "ReportProgram<Log>(recipes: all)\nlet all = [A.self]\n    .map(\\.recipe)",
        "ReportProgram<Log>(name: \"a\")",
    ])
    func `a list that cannot be edited stays, and the person is told what to add`(
        program: String
    ) throws {
        let package = try package(program)

        let said = try package.section("Nests")

        #expect(try package.files[PackageFolder.program] == program)
        #expect(
            said.contains(
                """
                0. Add this to the recipes of the program, in Sources/trip-report/Program.swift:
                     NestsSection.recipe
                """))
        #expect(try package.files["Sources/trip-report/NestsSection.swift"] != nil)
    }

    @Test(arguments: [
        ("SectionRecipe<Log>", "public struct Log {}", "SectionRecipe<Log>", "InfoFeature"),
        (
            "SectionRecipe<any LogInput>", "protocol LogInput {}", "SectionRecipe<any LogInput>",
            "InfoFeature"
        ),
        ("SectionRecipe<[Log]>", "enum Log {}", "SectionRecipe<[Log]>", "InfoFeature"),
        ("SectionRecipe<FeatureDependencies>", "", "SectionRecipe<FeatureDependencies>", nil),
        ("SectionRecipe<Void>", "", "SectionRecipe<Void>", nil),
    ])
    func `the section is built from what the other sections are built from`(
        recipe: String, declaration: String, written: String, module: String?
    ) throws {
        let package = try package(
            "ReportProgram(recipes: [A.recipe])", info: "\(declaration)\nenum A { \(recipe)() }")

        try package.section("Nests")

        let section = try package.files["Sources/trip-report/NestsSection.swift"] ?? ""
        #expect(section.contains("static let recipe = \(written)("))
        let imports = section.split(separator: "\n").filter { $0.hasPrefix("import ") }
        let known = ["FeatureKit", module, "Networking", "SectionKit"].compactMap { $0 }
        #expect(imports == known.map { "import \($0)" })
    }

    @Test(arguments: [
        ("ReportProgram<Elsewhere>(recipes: [A.recipe])", "enum A { SectionRecipe<Log>() }"),
        ("ReportProgram(recipes: [A.recipe])", "enum A { SectionRecipe<Elsewhere.Log>() }"),
        ("ReportProgram(recipes: [A.recipe])", "enum A { SectionRecipe<A>(), SectionRecipe<B>() }"),
        ("ReportProgram(recipes: [SectionRecipe(a)])", "enum A { SectionRecipe<Log>() }"),
        ("ReportProgram(recipes: [])", "enum A { SectionRecipe<Log>() }"),
    ])
    func `a type that is not certain is left to the person`(old: String, info: String) throws {
        let package = try package(old, info: "struct Log {}\n" + info)

        let said = try package.section("Nests")

        #expect(try package.files[PackageFolder.program] == old)
        #expect(said.contains("The type of the program's dependencies is not clear"))
    }

    @Test func `a program can be made in a library, for several programs`() throws {
        let package = try package(
            "@main enum Main {}",
            info: """
                ReportProgram<Log>(name: "other", recipes: [])
                """)
        try package.folder.put(
            "struct Log {}\nReportProgram<Log>(name: \"trip-report\", recipes: [])",
            in: "Sources/InfoFeature/Trip.swift")

        try package.run(
            "new-section", ["Nests"],
            knowing: package.graph(tests: "InfoFeature,FeatureTesting,\(PackageFolder.kit)"))

        let files = try package.files
        #expect(
            files["Sources/InfoFeature/Trip.swift"]?.hasSuffix("[NestsSection.recipe])") == true)
        #expect(files["Sources/InfoFeature/NestsSection.swift"] != nil)
        #expect(
            files["Tests/TripTests/NestsSectionTests.swift"]?
                .contains("@testable import InfoFeature\n") == true)
    }

    /// A package whose program and whose other module have these texts.
    private func package(
        _ program: String,
        info: String = "struct Log {}\nenum A { SectionRecipe<Log>() }"
    ) throws -> PackageFolder {
        try PackageFolder(
            PackageFolder.files.merging([
                PackageFolder.program: program, "Sources/InfoFeature/InfoBuilder.swift": info,
            ]) { $1 })
    }
}
