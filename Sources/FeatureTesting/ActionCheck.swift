public import SectionKit

/// Holds what every action promises against one of them.
///
/// ```swift
/// @Test func `keeps what every action promises`() async throws {
///     let check = ActionCheck(
///         Shelf.remove, ["book": "1"], asked: { $0.asked.all.count },
///         changes: { $0.changes.all.count }
///     ) { $0 }
///
///     #expect(try await check.broken(on: ShelfSpy(["1": "Dune"])) == [])
/// }
/// ```
public struct ActionCheck<Dependencies: Sendable, Spy: AnyObject> {
    /// A promise of every action.
    public enum Promise: Equatable, Sendable {
        /// Building an action asks for nothing.
        case buildingAsksNothing

        /// The action has the recipe's name.
        case actionHasItsName

        /// It shows a plan, or why there is none.
        case planningEnds

        /// Planning changes nothing.
        case planningChangesNothing

        /// It shows the values of its form, or why there are none.
        case presentingEnds

        /// Presenting changes nothing.
        case presentingChangesNothing

        /// The values that a form begins with are accepted by the action's options.
        case formIsAccepted

        /// Values that are given back as they were presented are presented again.
        case formReadsBackTheSame

        /// Performing ends with a result or an error.
        case performingEnds

        /// The result is no more and no less than the action's shape declares.
        case resultHasTheShape

        /// When all is over, nothing of what the action was given is alive.
        case nothingLeaks
    }

    private let recipe: ActionRecipe<Dependencies>
    private let options: OptionValues
    private let asked: (Spy) -> Int
    private let changes: (Spy) -> Int
    private let dependencies: (Spy) -> Dependencies

    /// Names the recipe and what its actions are made from.
    ///
    /// - Parameters:
    ///   - recipe: the recipe.
    ///   - options: the texts given for its options.
    ///   - asked: how often the spy was called at all.
    ///   - changes: how often the spy was told to change something.
    ///   - dependencies: makes what actions are built from.
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

    /// The promises that are not kept; none is as it should be.
    ///
    /// - Parameter makeSpy: makes a spy, which nobody else may hold; it is called three times.
    /// - Throws: what making the spy throws, or `UsageError` when an option's text is not valid.
    public func broken(on makeSpy: @autoclosure () throws -> Spy) async throws -> [Promise] {
        var broken = try await brokenBefore(try makeSpy())
        broken += try await brokenByForm(try makeSpy())
        if try await !isGone({ try makeSpy() }) { broken.append(.nothingLeaks) }
        return broken
    }

    /// The promises of one action, from building it to what it has done.
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

    /// The promises of the values that a form begins with, saved as they are.
    private func brokenByForm(_ spy: Spy) async throws -> [Promise] {
        let first = try recipe.make(dependencies(spy), options)
        guard case .success(let form) = await first.formStates().last else { return [] }
        var values = options
        for option in recipe.command.options {
            guard let text = form.values.text(of: option.name) else { continue }
            values = values.setting(option.name, to: text)
        }
        let revision = SectionOption<String>.revision.description.name
        if recipe.command.options.contains(where: { $0.name == revision }) {
            values = values.setting(revision, to: form.revision)
        }
        guard let saving = try? recipe.make(dependencies(spy), values) else {
            return [.formIsAccepted]
        }
        guard case .success = await saving.loaded().state else { return [] }
        // What is gone by now, such as what was removed, has no values.
        let again = try recipe.make(dependencies(spy), options)
        guard case .success(let saved) = await again.formStates().last else { return [] }
        return saved.values == form.values ? [] : [.formReadsBackTheSame]
    }

    /// Whether neither the spy nor what was shown to is alive when all is over.
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

    /// Whether nothing that it shows to is alive when it has planned, presented and performed.
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
    /// Whether the last state is content or an error.
    fileprivate func isEnded<Content>() -> Bool where Element == SectionState<Content> {
        if case .loading = last ?? .loading { false } else { true }
    }
}
