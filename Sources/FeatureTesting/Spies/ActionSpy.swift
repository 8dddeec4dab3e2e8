public import SectionKit

/// An action that changes nothing, remembers what it was called for, and answers what it was told.
///
/// ```swift
/// let action = ActionSpy("remove", plan: .success(ActionPlan("remove “Dune”")))
/// ```
public struct ActionSpy: Action {
    /// What an action is called for.
    public enum Call: Equatable, Sendable {
        /// To say what it would change.
        case plan

        /// To say which values its options have now.
        case present

        /// To do what it does.
        case perform
    }

    /// Its name for machines.
    public let id: String

    /// Its name for people.
    public let title: String

    /// What its result is said to have.
    public let shape: ContentShape

    /// What it was called for, in order.
    public let calls = Calls<Call>()

    private let plan: SectionState<ActionPlan>
    private let values: SectionState<FormValues>
    private let results: [SectionState<[Block]>]
    private let gate: Gate?

    /// Tells the spy what to answer.
    ///
    /// - Parameters:
    ///   - id: its name for machines.
    ///   - title: its name for people.
    ///   - shape: what its result is said to have; nothing but text by default.
    ///   - plan: what it would change.
    ///   - values: the values that its options have now.
    ///   - results: the states that it shows when it is performed, one after another.
    ///   - gate: holds it when it is performed, before the first of them.
    public init(
        _ id: String,
        title: String? = nil,
        shape: ContentShape = ContentShape(),
        plan: SectionState<ActionPlan> = .success(ActionPlan("change something")),
        values: SectionState<FormValues> = .success(FormValues()),
        results: [SectionState<[Block]>] = [.success([.paragraph(InlineText("It is done."))])],
        gate: Gate? = nil
    ) {
        self.id = id
        self.title = title ?? id
        self.shape = shape
        self.plan = plan
        self.values = values
        self.results = results
        self.gate = gate
    }

    /// Notes the call, and shows the plan.
    public func plan(into output: some SectionOutput<ActionPlan>) async {
        calls.note(.plan)
        await output.show(plan)
    }

    /// Notes the call, and shows the values.
    public func currentValues(into output: some SectionOutput<FormValues>) async {
        calls.note(.present)
        await output.show(values)
    }

    /// Notes the call, waits at the gate, and shows the results.
    public func load(into output: some SectionOutput<[Block]>) async {
        calls.note(.perform)
        await gate?.passed()
        for result in results { await output.show(result) }
    }

    /// The blocks of the result.
    public func body(for blocks: [Block]) -> [Block] {
        blocks
    }
}
