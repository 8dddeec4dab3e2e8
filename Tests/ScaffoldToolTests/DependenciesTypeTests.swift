import FeatureTesting
import Foundation
import Testing

@testable import ScaffoldTool

@Suite struct DependenciesTypeTests {
    @Test func `the type is the one that most recipes use, with its module`() throws {
        let package = try PackageFolder([
            "Sources/Trips/TripDependencies.swift": "public struct TripDependencies: Sendable {}",
            "Sources/AFeature/ABuilder.swift": "SectionRecipe<TripDependencies>(",
            "Sources/BFeature/BBuilder.swift": "SectionRecipe<TripDependencies>(",
            "Sources/Kit/Example.swift": "SectionRecipe<Other>(\npublic struct Other: Sendable {}",
            "Sources/Kit/Recipe.swift": "public struct SectionRecipe<Dependencies>: Sendable {}",
        ])

        let type = try DependenciesType(in: package.folder.url.appending(path: "Sources"))

        #expect(type.name == "TripDependencies")
        #expect(type.module == "Trips")
    }

    @Test func `the type is the framework's if no recipe uses another`() throws {
        let package = try PackageFolder()

        let type = try DependenciesType(in: package.folder.url.appending(path: "Sources"))

        #expect(type.name == "FeatureDependencies")
        #expect(type.module == "FeatureKit")
    }
}
