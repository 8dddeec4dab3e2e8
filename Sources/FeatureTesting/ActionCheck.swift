public import SectionKit

/// Checks that an action keeps the promises of every action.
///
/// ```swift
/// let check = ActionCheck(
///     recipe, options, asked: { (store: RecordStoreSpy<Book>) in store.calls.count },
///     changes: { store in
///         store.calls.count { if case .commit = $0 { true } else { $0 == .undo } }
///     },
///     dependencies: Self.shelf)
///
/// #expect(try await check.broken(on: try Self.store()) == [])
/// ```
public struct ActionCheck<Dependencies: Sendable, Spy: AnyObject> {
    /// A promise that every action keeps.
    public enum Promise: Equatable, Sendable {
        /// Building the action makes no calls.
        case buildingAsksNothing

        /// The action has the name of the recipe.
        case actionHasItsName

        /// Planning ends with a plan or an error.
        case planningEnds

        /// Planning changes nothing.
        case planningChangesNothing

        /// Presenting ends with the values of the form or an error.
        case presentingEnds

        /// Presenting changes nothing.
        case presentingChangesNothing

        /// The options of the action accept the initial values of its form.
        case formIsAccepted

        /// Values that are saved unchanged are presented unchanged.
        case formReadsBackTheSame

        /// Performing ends with a result or an error.
        case performingEnds

        /// The result is within the shape that the action declares.
        case resultHasTheShape

        /// The action does not keep its dependencies and outputs alive.
        case nothingLeaks
    }

    private let recipe: ActionRecipe<Dependencies>
    private let options: OptionValues
    private let asked: (Spy) -> Int
    private let changes: (Spy) -> Int
    private let dependencies: (Spy) -> Dependencies

    /// Creates a check.
    ///
    /// - Parameters:
    ///   - recipe: the recipe of the action.
    ///   - options: the values of its options, as text.
    ///   - asked: returns the number of all calls of the spy.
    ///   - changes: returns the number of calls of the spy that change something.
    ///   - dependencies: makes the dependencies of the action.
    public init(
        _ recipe: ActionRecipe<Dependencies>,
        _ options: [String: String] = [:],
        asked: @escaping (Spy) -> Int,
        changes: @escaping (Spy) -> Int,
        dependencies: @escaping (Spy) -> Dependencies
    ) {
        self.recipe = recipe
        self.options = OptionValues(options)
        self.asked = asked
        self.changes = changes
        self.dependencies = dependencies
    }

    /// Returns the broken promises; an empty array if the action keeps all of them.
    ///
    /// - Parameter makeSpy: makes a spy without other references; called three times.
    /// - Throws: the error of `makeSpy`, or `UsageError` if an option value is not valid.
    public func broken(on makeSpy: @autoclosure () throws -> Spy) async throws -> [Promise] {
        var broken = try await brokenBefore(try makeSpy())
        broken += try await brokenByForm(try makeSpy())
        if try await !isGone({ try makeSpy() }) { broken.append(.nothingLeaks) }
        return broken
    }

    /// The broken promises from building the action to performing it.
    private func brokenBefore(_ spy: Spy) async throws -> [Promise] {
        let action = try recipe.make(dependencies(spy), options)
        var broken: [Promise] = []
        if asked(spy) > 0 { broken.append(.buildingAsksNothing) }
        if action.id != recipe.name { broken.append(.actionHasItsName) }
        if await !action.planStates().isEnded() { broken.append(.planningEnds) }
        let planned = changes(spy)
        if planned > 0 { broken.append(.planningChangesNothing) }
        if await !action.formStates().isEnded() { broken.append(.presentingEnds) }
        if changes(spy) > planned { broken.append(.presentingChangesNothing) }
        switch await action.loaded().state {
        case .loading: broken.append(.performingEnds)
        case .success(let blocks) where !ContentShape(of: blocks).isWithin(action.shape):
            broken.append(.resultHasTheShape)
        case .success, .error: break
        }
        return broken
    }

    /// The broken promises when the initial values of the form are saved unchanged.
    private func brokenByForm(_ spy: Spy) async throws -> [Promise] {
        let first = try recipe.make(dependencies(spy), options)
        guard case .success(let form) = await first.formStates().last else { return [] }
        var values = options
        for option in recipe.command.options {
            guard let text = form.values.text(of: option.name) else { continue }
            values = values.setting(option.name, to: text)
        }
        let revision = SectionOption<Int>.revision
        if recipe.command.options.contains(where: { $0.name == revision.description.name }) {
            values = values.setting(revision, to: form.revision)
        }
        guard let saving = try? recipe.make(dependencies(spy), values) else {
            return [.formIsAccepted]
        }
        guard case .success = await saving.loaded().state else { return [] }
        // What a form proposes is a change.
        if form.offered.values.joined().contains(where: \.isProposed) { return [] }
        // A removed record no longer has values.
        let again = try recipe.make(dependencies(spy), options)
        guard case .success(let saved) = await again.formStates().last else { return [] }
        return saved.values == form.values ? [] : [.formReadsBackTheSame]
    }

    /// Whether the spy and the outputs have been released in the end.
    private func isGone(_ makeSpy: () throws -> Spy) async throws -> Bool {
        let (spy, areOutputsGone) = try await weakly(try makeSpy())
        return spy.object == nil && areOutputsGone
    }

    private func weakly(_ spy: Spy) async throws -> (Weak<Spy>, Bool) {
        let action = try recipe.make(dependencies(spy), options)
        return (Weak(spy), await action.leavesNoOutputs())
    }
}

extension Action {
    fileprivate func planStates() async -> [SectionState<ActionPlan>] {
        let output = SectionOutputSpy<ActionPlan>()
        await plan(into: output)
        return output.states
    }

    fileprivate func formStates() async -> [SectionState<FormValues>] {
        let output = SectionOutputSpy<FormValues>()
        await currentValues(into: output)
        return output.states
    }

    /// Whether the outputs are released after the action has planned, presented and performed.
    fileprivate func leavesNoOutputs() async -> Bool {
        let (plan, form, result) = await weakOutputs()
        return plan.object == nil && form.object == nil && result.object == nil
    }

    private func weakOutputs() async -> (
        Weak<SectionOutputSpy<ActionPlan>>, Weak<SectionOutputSpy<FormValues>>,
        Weak<SectionOutputSpy<Content>>
    ) {
        let plan = SectionOutputSpy<ActionPlan>()
        let form = SectionOutputSpy<FormValues>()
        let result = SectionOutputSpy<Content>()
        await self.plan(into: plan)
        await currentValues(into: form)
        await load(into: result)
        return (Weak(plan), Weak(form), Weak(result))
    }
}

extension Array {
    /// Whether the last state is success or error.
    fileprivate func isEnded<Content>() -> Bool where Element == SectionState<Content> {
        if case .loading = last ?? .loading { false } else { true }
    }
}
