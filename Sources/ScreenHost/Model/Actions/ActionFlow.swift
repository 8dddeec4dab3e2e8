import SectionKit

/// An action in progress: first its form, if it has options to fill in, then a confirmation, if it
/// needs one, and then it is performed, once.
struct ActionFlow: Sendable {
    let call: ActionCall

    /// The form that a person fills in; nil if the action needs no input.
    var form: Form?

    private(set) var stage: Stage

    /// The number of the step that is running; nil if none is.
    var number: Int?

    private var hasWarned = false

    /// What the action is waiting for.
    enum Stage: Sendable {
        /// A person to fill in the form.
        case filling

        /// The plan.
        case planning

        /// A person to confirm the plan.
        case confirming(ActionPlan)

        /// The result.
        case performing

        /// The record's current values, after the action failed with this error.
        case comparing(SectionError)
    }

    /// The outcome of an input or of a step.
    enum Outcome: Sendable {
        case staying
        case message(String)

        /// A step must be run with these values.
        case stepping(ActionStep, OptionValues)

        /// The action is cancelled, with a message if there is one.
        case leaving(String?)

        /// The action was performed, with this first sentence of its result.
        case done(String)

        /// The input has no meaning here.
        case unused
    }

    static let unchanged = "Nothing was changed."

    init(_ call: ActionCall) {
        self.call = call
        form = call.asked.isEmpty ? nil : Form(call)
        stage =
            form != nil ? .filling : call.action.confirmation != .never ? .planning : .performing
    }

    /// The step to run before any input.
    var firstStep: ActionStep {
        switch stage {
        case .filling: .currentValues
        case .planning: .plan
        case .confirming, .performing, .comparing: .perform
        }
    }

    /// The plan to confirm.
    var plan: ActionPlan? {
        if case .confirming(let plan) = stage { plan } else { nil }
    }

    /// Whether a person is filling in the form.
    var isFilling: Bool {
        if case .filling = stage { true } else { false }
    }

    /// Whether the action is being performed.
    var isPerforming: Bool {
        if case .performing = stage { true } else { false }
    }

    /// Whether leaving would discard changes that a person has not agreed to discard; changes that
    /// are being saved do not count.
    var asksBeforeLeaving: Bool {
        !isPerforming && form.map { $0.filled.isChanged && !$0.isLeaving } ?? false
    }

    /// Returns the warning to show when a person quits while the action is being performed; nil if
    /// it is not, or if the warning was already shown.
    mutating func warnBeforeQuitting() -> String? {
        guard isPerforming, !hasWarned else { return nil }
        hasWarned = true
        return "The action is running and may or may not finish. Press Ctrl-C again to quit."
    }

    // MARK: Keys

    /// Handles an input, for a form shown in a viewport.
    mutating func take(_ input: Input, in viewport: Viewport) -> Outcome {
        switch (stage, input) {
        case (.filling, _): fill(input, in: viewport)
        case (.confirming, .character("y")), (.confirming, .character("Y")): perform()
        case (.confirming, .character("n")), (.confirming, .character("N")), (.confirming, .escape),
            (.planning, .escape):
            back()
        case (.comparing(let error), .escape): back(saying: error.words)
        default: form == nil ? .unused : .staying
        }
    }

    private mutating func fill(_ input: Input, in viewport: Viewport) -> Outcome {
        guard var form else { return .unused }
        defer { self.form = form }
        switch form.take(input, in: viewport) {
        case .typing: return .staying
        case .leaving:
            number = nil
            return .leaving(nil)
        case .reloading: return .stepping(.currentValues, call.given)
        case .message(let text): return .message(text)
        case .saving where !form.filled.isChanged && form.filled.revision != nil:
            return .leaving(Self.unchanged)
        case .saving:
            return call.action.confirmation != .never ? ask(for: form) : perform(form)
        }
    }

    private mutating func ask(for form: Form) -> Outcome {
        stage = .planning
        return .stepping(.plan, given(form))
    }

    private mutating func perform(_ form: Form? = nil) -> Outcome {
        stage = .performing
        return .stepping(.perform, given(form ?? self.form))
    }

    private func given(_ form: Form?) -> OptionValues {
        var call = call
        if let form { call.values = form.filled.values }
        return call.given
    }

    /// Cancels the step and returns to the form, or ends the action if it has none.
    private mutating func back(saying text: String? = nil) -> Outcome {
        number = nil
        guard form != nil else { return .leaving(text ?? Self.unchanged) }
        stage = .filling
        return text.map { .message($0) } ?? .staying
    }

    // MARK: Step results

    /// Handles the result of the step.
    mutating func take(_ result: ActionStepResult) -> Outcome {
        number = nil
        switch (stage, result) {
        case (.filling, .currentValues(let values)): form?.begin(values)
        case (.filling, .failed(let error)): form?.fail(error)
        // The action needs more than its operand, so there are no values to load.
        case (.filling, .usageError): form?.begin(FormValues())
        case (.planning, .planned(let plan)) where plan.changesNothing: return perform()
        case (.planning, .planned(let plan)): stage = .confirming(plan)
        case (.performing, .performed(let words)): return .done(words)
        case (.performing, .failed(let error)) where form != nil && call.row != nil:
            stage = .comparing(error)
            return .stepping(.currentValues, call.given)
        case (.comparing(let error), .currentValues(let values)):
            stage = .filling
            let hasChanged = form?.compare(with: values) ?? false
            if !hasChanged { form?.goToValue(in: error) }
            // If there is another error as well, the next save reports it.
            return .message(hasChanged ? FilledForm.conflict : error.words)
        // Errors with the same advice have the same cause, which is shown once.
        case (.comparing(let error), .failed(let other)) where other.recovery != error.recovery:
            form?.goToValue(in: error)
            return back(saying: "\(error.words) \(other.words)")
        case (.comparing(let error), _):
            form?.goToValue(in: error)
            return back(saying: error.words)
        case (_, .failed(let error)):
            form?.goToValue(in: error)
            return back(saying: error.words)
        case (_, .usageError(let error)): return retry(after: error)
        case (_, .currentValues), (_, .planned), (_, .performed): break
        }
        return .staying
    }

    /// Returns to the form, unless the form has the missing value and can run the step again.
    private mutating func retry(after error: UsageError) -> Outcome {
        guard var form else { return .leaving(error.message) }
        let isGiven = form.require(error)
        self.form = form
        guard isGiven else {
            let isShown = form.filled.fields.contains { $0.problem != nil }
            return back(saying: isShown ? nil : error.message)
        }
        return call.action.confirmation != .never ? ask(for: form) : perform()
    }
}

extension SectionError {
    /// What failed, then what to do next.
    var words: String { "\(message) \(recovery)" }
}
