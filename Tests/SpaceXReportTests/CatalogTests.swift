import FeatureKit
import FeatureTesting
import Foundation
import Networking
@testable import ReportCLI
import SectionKit
import SpaceXAPI
import SpaceXArchive
import Testing

@testable import spacex_report

/// What holds the sections of the program together.
@Suite struct CatalogTests {
    @Test func `no names, options or keys of the program collide`() throws {
        try Catalog.program.validate()
    }

    @Test func `every row leads to a section that takes what its column has`() async throws {
        let recipes = Catalog.program.recipes
        var targets: [RowTarget] = []

        for recipe in recipes where recipe.operand == nil {
            let shown = try await recipe.make(Self.dependencies, OptionValues()).loaded()
            for case .table(let table) in try #require(shown.state.content) {
                guard let target = table.opens else { continue }
                targets.append(target)
                #expect(table.columns.contains { $0.key == target.column })
            }
        }

        #expect(!targets.isEmpty)
        for target in targets {
            let recipe = try #require(recipes.first { $0.name == target.recipe })
            #expect(recipe.operand != nil)
        }
    }

    private static let dependencies = FeatureDependencies(
        request: SpaceXArchive(), api: .spacex, now: GoldenForm.now)
}
