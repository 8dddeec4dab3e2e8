public import SectionKit

/// Holds what every recipe promises against one of them.
///
/// ```swift
/// @Test(arguments: [.text(PlanetsAnswers.all), .failure(.status(500))] as [BaseRequestSpy.Answer])
/// func `keeps what every recipe promises`(answer: BaseRequestSpy.Answer) async throws {
///     let check = RecipeCheck(PlanetsBuilder.recipe) { request in
///         FeatureDependencies(request: request, now: GoldenFormat.now)
///     }
///
///     #expect(try await check.broken(asking: BaseRequestSpy([.planets: answer])) == [])
/// }
/// ```
public struct RecipeCheck<Dependencies: Sendable> {
    /// A promise of every recipe.
    public enum Promise: Equatable, Sendable {
        /// Building a section asks for nothing.
        case buildingAsksNothing

        /// The section has the recipe's name.
        case sectionHasItsName

        /// A load ends with content or an error.
        case loadingEnds

        /// The section asks for nothing that the request was not told to answer.
        case nothingElseIsAsked

        /// The content is no more and no less than the section's shape declares.
        case contentHasTheShape

        /// When a load is over, nothing of what it was given is alive.
        case nothingLeaks
    }

    private let recipe: SectionRecipe<Dependencies>
    private let options: OptionValues
    private let dependencies: (BaseRequestSpy) -> Dependencies

    /// Names the recipe, the texts given for its options, and what its sections are made from.
    public init(
        _ recipe: SectionRecipe<Dependencies>,
        _ options: [String: String] = [:],
        dependencies: @escaping (BaseRequestSpy) -> Dependencies
    ) {
        self.recipe = recipe
        self.options = OptionValues(options)
        self.dependencies = dependencies
    }

    /// The promises that are not kept; none is as it should be.
    ///
    /// - Parameter makeRequest: makes a request, which nobody else may hold; it is called twice.
    /// - Throws: what making the request throws, or `UsageError` when an option's text is not valid.
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
