public import SectionKit

/// An action that changes nothing, records its calls, and shows what a test gives it.
public struct ActionSpy: Action {
    /// A call of the action.
    public enum Call: Equatable, Sendable {
        /// The action plans a change.
        case plan

        /// The action presents the current values of its options.
        case present

        /// The action is performed.
        case perform
    }

    /// The machine-readable name.
    public let id: String

    /// The title.
    public let title: String

    /// The declared shape of the result.
    public let shape: ContentShape

    /// The calls, in order.
    public let calls = Calls<Call>()

    private let plan: SectionState<ActionPlan>
    private let values: SectionState<FormValues>
    private let results: [SectionState<[Block]>]
    private let gate: Gate?
    private let failsPartly: Bool

    /// Creates a spy.
    ///
    /// - Parameters:
    ///   - id: the machine-readable name.
    ///   - title: the title; the id by default.
    ///   - shape: the declared shape of the result; only text by default.
    ///   - plan: the state that it shows when it plans.
    ///   - values: the state that it shows when it presents the values of its options.
    ///   - results: the states that it shows when it is performed, in order.
    ///   - gate: the gate at which it waits before it shows the results.
    ///   - failsPartly: whether a part of each result failed.
    public init(
        _ id: String,
        title: String? = nil,
        shape: ContentShape = ContentShape(),
        plan: SectionState<ActionPlan> = .success(ActionPlan("change something")),
        values: SectionState<FormValues> = .success(FormValues()),
        results: [SectionState<[Block]>] = [.success([.paragraph(InlineText("It is done."))])],
        gate: Gate? = nil,
        failsPartly: Bool = false
    ) {
        self.id = id
        self.title = title ?? id
        self.shape = shape
        self.plan = plan
        self.values = values
        self.results = results
        self.gate = gate
        self.failsPartly = failsPartly
    }

    /// Records the call and shows the plan.
    public func plan(into output: some SectionOutput<ActionPlan>) async {
        calls.note(.plan)
        await output.show(plan)
    }

    /// Records the call and shows the values.
    public func currentValues(into output: some SectionOutput<FormValues>) async {
        calls.note(.present)
        await output.show(values)
    }

    /// Records the call, waits at the gate, and shows the results.
    public func load(into output: some SectionOutput<[Block]>) async {
        calls.note(.perform)
        await gate?.passed()
        for result in results { await output.show(result) }
    }

    /// The blocks of the result.
    public func body(for blocks: [Block]) -> [Block] {
        blocks
    }

    /// Whether a part of the result failed.
    public func isPartial(_ blocks: [Block]) -> Bool {
        failsPartly
    }
}
