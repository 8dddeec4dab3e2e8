public import SectionKit

/// Checks that a recipe keeps the promises of every recipe.
///
/// ```swift
/// @Test(
///     arguments: [.text(InfoResponses.full), .failure(.status(500))] as [BaseRequestSpy.Answer])
/// func `the recipe passes the recipe check`(answer: BaseRequestSpy.Answer) async throws {
///     let check = RecipeCheck(InfoBuilder.recipe, dependencies: SpaceXDependencies.sample)
///
///     #expect(try await check.broken(asking: BaseRequestSpy([.company: answer])) == [])
/// }
/// ```
public struct RecipeCheck<Dependencies: Sendable> {
    /// A promise that every recipe keeps.
    public enum Promise: Equatable, Sendable {
        /// Building a section makes no requests.
        case buildingAsksNothing

        /// The section has the name of the recipe.
        case sectionHasItsName

        /// Loading ends with content or an error.
        case loadingEnds

        /// The section makes no requests without an answer of the spy.
        case nothingElseIsAsked

        /// The content is within the shape that the section declares.
        case contentHasTheShape

        /// Loading does not keep the request and the output alive.
        case nothingLeaks
    }

    private let recipe: SectionRecipe<Dependencies>
    private let options: OptionValues
    private let dependencies: (BaseRequestSpy) -> Dependencies

    /// Creates a check of a recipe with option values as text, and dependencies.
    public init(
        _ recipe: SectionRecipe<Dependencies>,
        _ options: [String: String] = [:],
        dependencies: @escaping (BaseRequestSpy) -> Dependencies
    ) {
        self.recipe = recipe
        self.options = OptionValues(options)
        self.dependencies = dependencies
    }

    /// Returns the broken promises; an empty array if the recipe keeps all of them.
    ///
    /// - Parameter makeRequest: makes a request without other references; called twice.
    /// - Throws: the error of `makeRequest`, or `UsageError` if an option value is not valid.
    public func broken(
        asking makeRequest: @autoclosure () throws -> BaseRequestSpy
    ) async throws -> [Promise] {
        let request = try makeRequest()
        let section = try make(request)
        var broken: [Promise] = []
        if !request.asked.isEmpty { broken.append(.buildingAsksNothing) }
        if section.id != recipe.name { broken.append(.sectionHasItsName) }
        switch await section.loaded().state {
        case .loading: broken.append(.loadingEnds)
        case .success(let blocks) where !ContentShape(of: blocks).isWithin(section.shape):
            broken.append(.contentHasTheShape)
        case .success, .error: break
        }
        if !request.unexpected.isEmpty { broken.append(.nothingElseIsAsked) }
        if try await !leaksNothing(of: try makeRequest(), in: make) {
            broken.append(.nothingLeaks)
        }
        return broken
    }

    private func make(_ request: BaseRequestSpy) throws -> any Section {
        try recipe.make(dependencies(request), options)
    }
}
