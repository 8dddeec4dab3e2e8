import SectionKit

extension LoadTasks {
    /// Runs a step of an action and sends its result with the number.
    mutating func act(_ step: ActionStep, of action: any Action, number: Int) {
        run(number) { [send] in
            send(.acted(number: number, await action.result(of: step)))
        }
    }
}
