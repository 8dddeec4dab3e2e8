import SectionKit

/// What is asked of an action, one thing after another.
enum ActionStep: Equatable, Sendable {
    /// The values that its options have now.
    case currentValues

    /// What it would change.
    case plan

    /// To change it.
    case perform
}

/// What came of a step of an action.
enum ActionStepResult: Sendable {
    /// The action could not be made of the values that it was given.
    case refused(UsageError)
    case failed(SectionError)
    case currentValues(FormValues)
    case planned(ActionPlan)

    /// It is done, and this is what the result begins with.
    case performed(String)
}
