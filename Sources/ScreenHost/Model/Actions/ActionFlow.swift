import SectionKit

/// An action on its way from the key that calls it to its result: a form if it asks for something,
/// a question if something is lost by it, and then it is done, once.
struct ActionFlow: Sendable {
    let call: ActionCall

    /// What a person fills in; nil if the action asks for nothing.
    private(set) var form: Form?

    private(set) var stage: Stage

    /// The number of the step that is waited for.
    var number: Int?

    private var hasWarned = false

    /// What is waited for.
    enum Stage: Sendable {
        /// The keys that fill in the form.
        case filling

        /// The plan.
        case planning

        /// The key that agrees to the plan.
        case confirming(ActionPlan)

        /// The result.
        case performing

        /// What the record has now, after the action failed for this reason.
        case comparing(SectionError)
    }

    /// What comes of a key, or of an answer.
    enum Outcome: Sendable {
        case staying
        case message(String)

        /// A step is to be taken, with these values.
        case stepping(ActionStep, OptionValues)

        /// The action is given up, and there may be something to say of it.
        case leaving(String?)

        /// The action was performed; the result begins with this.
        case done(String)

        /// The input means nothing here.
        case unused
    }

    static let unchanged = "Nothing was changed."

    init(_ call: ActionCall) {
        self.call = call
        form = call.asked.isEmpty ? nil : Form(call)
        stage = form != nil ? .filling : call.action.isDestructive ? .planning : .performing
    }

    /// What is to be done before any key.
    var firstStep: ActionStep {
        switch stage {
        case .filling: .currentValues
        case .planning: .plan
        case .confirming, .performing, .comparing: .perform
        }
    }

    /// The plan that is to be agreed to.
    var plan: ActionPlan? {
        if case .confirming(let plan) = stage { plan } else { nil }
    }

    /// Whether the form is what the keys fill in.
    var isFilling: Bool {
        if case .filling = stage { true } else { false }
    }

    /// Whether the action is being done.
    var isPerforming: Bool {
        if case .performing = stage { true } else { false }
    }

    /// Whether leaving would lose what a person has changed, and was not agreed to; what is being
    /// done is not lost.
    var asksBeforeLeaving: Bool {
        !isPerforming && form.map { $0.isChanged && !$0.isLeaving } ?? false
    }

    /// What is said when a person wants to quit while it is performed; nil if it is not, or if it
    /// was said.
    mutating func warnBeforeQuitting() -> String? {
        guard isPerforming, !hasWarned else { return nil }
        hasWarned = true
        return "It has not ended yet, and may be done or not. Press Ctrl-C again to quit."
    }

    // MARK: Keys

    /// Takes an input, where the form is seen through the viewport.
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
        case .saving where !form.isChanged && form.revision != nil:
            return .leaving(Self.unchanged)
        case .saving:
            return call.action.isDestructive ? ask(for: form) : perform(form)
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
        if let form { call.values = form.values }
        return call.given
    }

    /// Gives the step up: back to the form, or to where the action was called.
    private mutating func back(saying text: String? = nil) -> Outcome {
        number = nil
        guard form != nil else { return .leaving(text ?? Self.unchanged) }
        stage = .filling
        return text.map { .message($0) } ?? .staying
    }

    // MARK: Answers

    /// Takes what came of the step.
    mutating func take(_ answer: ActionStepResult) -> Outcome {
        number = nil
        switch (stage, answer) {
        case (.filling, .currentValues(let values)): form?.begin(values)
        case (.filling, .failed(let error)): form?.fail(error)
        // It needs more than its operand: there is nothing to begin with.
        case (.filling, .refused): form?.begin(FormValues())
        case (.planning, .planned(let plan)): stage = .confirming(plan)
        case (.performing, .performed(let words)): return .done(words)
        case (.performing, .failed(let error)) where form != nil && call.row != nil:
            stage = .comparing(error)
            return .stepping(.currentValues, call.given)
        case (.comparing(let error), .currentValues(let values)):
            stage = .filling
            let isOther = form?.compare(with: values) ?? false
            // If there is another reason too, the next save tells it.
            return .message(isOther ? Form.conflictMessage : error.words)
        // What gives the same advice has the same reason, and is said once.
        case (.comparing(let error), .failed(let other)) where other.recovery != error.recovery:
            return back(saying: "\(error.words) \(other.words)")
        case (.comparing(let error), _): return back(saying: error.words)
        case (_, .failed(let error)): return back(saying: error.words)
        case (_, .refused(let error)): return refuse(error)
        case (_, .currentValues), (_, .planned), (_, .performed): break
        }
        return .staying
    }

    /// Goes back to the form, unless that can give what it had left out.
    private mutating func refuse(_ error: UsageError) -> Outcome {
        guard var form else { return .leaving(error.message) }
        let isGiven = form.require(error)
        self.form = form
        guard isGiven else {
            let isShown = form.fields.contains { $0.problem != nil }
            return back(saying: isShown ? nil : error.message)
        }
        return call.action.isDestructive ? ask(for: form) : perform()
    }
}

extension SectionError {
    /// What failed and what to do next.
    var words: String { "\(message) \(recovery)" }
}
