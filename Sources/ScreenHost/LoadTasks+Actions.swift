import SectionKit

extension LoadTasks {
    /// Takes a step of an action; what comes of it is sent under the number.
    mutating func act(_ step: ActionStep, of action: any Action, number: Int) {
        run(number) { [send] in
            send(.acted(number: number, await action.answer(to: step)))
        }
    }
}

extension Action {
    /// Takes a step, and tells what came of it in words that are safe to show.
    fileprivate func answer(to step: ActionStep) async -> ActionStepResult {
        switch step {
        case .currentValues: ActionStepResult(await currentValues()) { .currentValues($0) }
        case .plan:
            ActionStepResult(await plan()) { plan in
                .planned(
                    ActionPlan(
                        plan.summary.safe, changes: plan.changes.map { $0.mapTexts(\.safe) }))
            }
        case .perform: await perform()
        }
    }

    /// Performs it once, as a screen loads a section.
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
                    SectionError(message: "The action was broken off.", recovery: "Try again."))
            }
    }
}
