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

        /// No fact, table, chart, map or picture has the key of another or of a member of every
        /// section, so that none has to be renamed for JSON.
        case keysAreUnique

        /// Tables name only commands of the program, and for their events only columns that they have.
        case namesExist

        /// A recipe whose section has private values says so, so that its command takes `--personal`.
        case privateValuesAreDeclared

        /// Loading does not keep the request and the output alive.
        case nothingLeaks
    }

    private let recipe: SectionRecipe<Dependencies>
    private let options: OptionValues
    private let names: NameCheck
    private let dependencies: (BaseRequestSpy) -> Dependencies

    /// Creates a check of a recipe.
    ///
    /// - Parameters:
    ///   - recipe: the recipe.
    ///   - options: option values as text, by the names of the options.
    ///   - commands: the names of the commands of the program, one of which each command of a
    ///     table's rows must be; nil if the program is not known, as in the tests of a feature.
    ///   - dependencies: makes the dependencies of the section.
    public init(
        _ recipe: SectionRecipe<Dependencies>,
        _ options: [String: String] = [:],
        commands: [String]? = nil,
        dependencies: @escaping (BaseRequestSpy) -> Dependencies
    ) {
        self.recipe = recipe
        self.options = OptionValues(options)
        names = NameCheck(commands: commands)
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
        switch await section.loadedBlocks() {
        case .loading: broken.append(.loadingEnds)
        case .success(let blocks):
            if !ContentShape(of: blocks).isWithin(section.shape) {
                broken.append(.contentHasTheShape)
            }
            if blocks != blocks.withUniqueKeys { broken.append(.keysAreUnique) }
            if names.flaw(in: blocks) != nil { broken.append(.namesExist) }
            if !recipe.command.hasPrivateValues, blocks.hasPrivateValues {
                broken.append(.privateValuesAreDeclared)
            }
        case .error: break
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
