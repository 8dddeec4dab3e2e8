/// A step of an action; the steps run one after another.
package enum ActionStep: Equatable, Sendable {
    /// Load the current values of its options.
    case currentValues

    /// Plan what it would change.
    case plan

    /// Make the change.
    case perform
}

/// The result of a step of an action, with text that is safe to show.
package enum ActionStepResult: Sendable {
    /// The action could not be built from its option values.
    case usageError(UsageError)
    case failed(SectionError)
    case currentValues(FormValues)
    case planned(ActionPlan)

    /// The action was performed, with the first sentence of its result, and its warnings.
    case performed(String)
}

extension Action {
    /// Runs a step and returns its result.
    package func result(of step: ActionStep) async -> ActionStepResult {
        switch step {
        case .currentValues: ActionStepResult(await currentValues()) { .currentValues($0) }
        case .plan:
            ActionStepResult(await plan()) { plan in
                .planned(
                    ActionPlan(
                        plan.summary.safe, changes: plan.changes.map { $0.mapTexts(\.safe) },
                        changesNothing: plan.changesNothing))
            }
        case .perform: await perform()
        }
    }

    /// Performs the action once, as a screen loads a section.
    private func perform() async -> ActionStepResult {
        let screen = Screen([self])
        await screen.load()
        let snapshot = await screen.snapshots[0]
        return ActionStepResult(snapshot.state) { blocks in
            let first = blocks.lazy.compactMap(\.sentence).first
            let said = [first].compactMap(\.self) + snapshot.warnings
            return .performed(said.isEmpty ? "Done." : said.joined(separator: " "))
        }
    }
}

extension ActionStepResult {
    fileprivate init<Content>(
        _ state: SectionState<Content>,
        _ success: (Content) -> ActionStepResult
    ) {
        self =
            switch state {
            case .success(let content): success(content)
            case .error(let error):
                .failed(
                    SectionError(message: error.message.safe, recovery: error.recovery.safe))
            case .loading:
                .failed(
                    SectionError(message: "The action was interrupted.", recovery: "Try again."))
            }
    }
}

extension Block {
    /// The text of a paragraph or a notice.
    package var sentence: String? {
        switch self {
        case .paragraph(let text): text.plainText
        case .notice(let notice): notice.text.plainText
        case .heading, .facts, .table, .chart, .lineChart, .map, .image, .custom: nil
        }
    }
}

extension CommandDescription {
    /// The options that a form of an action asks for: all except the revision, and the operand if it is
    /// known, as that of a row is, or stands for others.
    package func asked(knowingOperand isKnown: Bool) -> [OptionDescription] {
        options.filter { option in
            option.name != SectionOption<Int>.revision.description.name
                && !(option.isOperand && isKnown) && !option.isShorthand
        }
    }
}
