import FeatureTesting
import Foundation
import Networking
@testable import ReportCLI
import SectionKit
import SpaceXArchive
import SpaceXLaunches
import Testing

@testable import spacex_report

/// Tests of the sections of the program as a whole.
@Suite struct CatalogTests {
    @Test func `no names, options or keys of the program collide`() throws {
        try Catalog.program.validate()
    }

    @Test func `every row has an identity and commands that take it`() async throws {
        let recipes = Catalog.recipes
        var commands: Set<String> = []

        for recipe in recipes where recipe.command.operand == nil {
            let shown = try await recipe.make(Self.dependencies, OptionValues()).loaded()
            for case .table(let table) in try #require(shown.state.content) {
                guard !table.commands.isEmpty else { continue }
                commands.formUnion(table.commands)
                #expect(table.identities.count == table.rows.count)
            }
        }

        #expect(!commands.isEmpty)
        for command in commands {
            let recipe = try #require(recipes.first { $0.name == command })
            #expect(recipe.command.operand != nil)
        }
    }

    @Test(arguments: [
        ("info", [:]), ("next", [:]), ("statistics", [:]), ("statistics", ["year": "1999"]),
        ("launches", [:]), ("launches", ["year": "1999"]), ("launch", ["launch": "CRS-20"]),
        ("launch", ["launch": "starlink"]),
    ])
    func `the content of each section has its declared shape`(
        name: String,
        values: [String: String]
    ) async throws {
        let recipe = try #require(Catalog.recipes.first { $0.name == name })
        let section = try recipe.make(Self.dependencies, OptionValues(values))

        let blocks = try #require(await section.loaded().state.content)

        #expect(section.shape != .unknown)
        #expect(ContentShape(of: blocks).isWithin(section.shape))
    }

    private static let dependencies = SpaceXDependencies(
        request: SpaceXArchive(), api: .rSpaceX, now: GoldenFormat.now)
}
