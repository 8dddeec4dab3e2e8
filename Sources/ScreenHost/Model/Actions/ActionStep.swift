import SectionKit

/// A step of an action; the steps run one after another.
enum ActionStep: Equatable, Sendable {
    /// Load the current values of its options.
    case currentValues

    /// Plan what it would change.
    case plan

    /// Make the change.
    case perform
}

/// The result of a step of an action.
enum ActionStepResult: Sendable {
    /// The action could not be built from its option values.
    case usageError(UsageError)
    case failed(SectionError)
    case currentValues(FormValues)
    case planned(ActionPlan)

    /// The action was performed, with this first sentence of its result.
    case performed(String)
}
