import SectionKit

extension LoadTasks {
    /// Runs a step of an action and sends its result with the number.
    mutating func act(_ step: ActionStep, of action: any Action, number: Int) {
        run(number) { [send] in
            send(.acted(number: number, await action.result(of: step)))
        }
    }
}

extension Action {
    /// Runs a step and returns its result, with text that is safe to show.
    fileprivate func result(of step: ActionStep) async -> ActionStepResult {
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
        return ActionStepResult(await screen.snapshots[0].state) { blocks in
            .performed(blocks.lazy.compactMap(\.sentence).first ?? "Done.")
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
