public import FeatureKit
public import SectionEssentials
public import SectionKit

/// An interactor that always reports the same answer, and records the queries.
public struct InteractorSpy<Query: Sendable, Value: Sendable, Failure: ExplainedError>:
    InteractorInput
{
    /// The queries, in order.
    public let queries = Calls<Query>()

    private let answer: Result<Value, Failure>

    /// Creates an interactor with an answer.
    public init(_ answer: Result<Value, Failure>) {
        self.answer = answer
    }

    /// Records the query and reports the answer.
    public func fetch(
        _ query: Query, reportingTo output: any InteractorOutput<Value, Failure>
    ) async {
        queries.note(query)
        await answer.report(to: output)
    }
}

/// A presenter that always shows the same states, and records the queries.
public struct PresenterSpy<Query: Sendable, Content: Sendable>: PresenterInput {
    /// The queries, in order.
    public let queries = Calls<Query>()

    private let states: [SectionState<Content>]

    /// Creates a presenter with states; without them, it shows nothing.
    public init(_ states: [SectionState<Content>] = []) {
        self.states = states
    }

    /// Records the query and shows the states.
    public func present(_ query: Query, in output: some SectionOutput<Content>) async {
        queries.note(query)
        for state in states { await output.show(state) }
    }
}

extension InteractorInput {
    /// Returns what the interactor reports of a query, in order, for tests.
    public func answers(to query: Query) async -> [Result<Value, Failure>] {
        let output = InteractorOutputSpy<Value, Failure>()
        await fetch(query, reportingTo: output)
        return output.answers
    }
}

extension PresenterInput {
    /// Returns the states that the presenter shows of a query, in order, for tests.
    public func states(of query: Query) async -> [SectionState<Content>] {
        let output = SectionOutputSpy<Content>()
        await present(query, in: output)
        return output.states
    }
}
