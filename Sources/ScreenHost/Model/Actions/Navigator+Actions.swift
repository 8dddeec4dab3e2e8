import SectionKit

extension Navigator {
    /// Calls the available action with a key; nil if there is none.
    mutating func act(_ key: Character, in viewport: Viewport) -> Response? {
        let keys = ActionKeys(actions, on: pages.current, in: viewport)
        return keys.call(for: key).map { begin($0) }
    }

    /// Begins an action: opens its form, plans it, or performs it.
    mutating func begin(_ call: ActionCall) -> Response {
        // The cursor follows the row when it moves.
        if call.row != nil { pages.current.position.hasMoved = true }
        let flow = ActionFlow(call)
        return follow(.stepping(flow.firstStep, call.given), of: flow)
    }

    /// Applies the outcome of an input or of a step to an action.
    ///
    /// - Parameter awaited: the number of the step that was running before.
    mutating func follow(
        _ outcome: ActionFlow.Outcome,
        of flow: ActionFlow,
        awaited: Int? = nil
    ) -> Response {
        var response = Response(mode: .acting(flow))
        if let awaited, flow.number == nil { response.effects = [.cancel(load: awaited)] }
        switch outcome {
        case .staying, .unused: break
        case .message(let text): response.message = text
        case .stepping(let step, let values):
            var flow = flow
            let number = pages.nextLoad()
            flow.number = number
            response.mode = .acting(flow)
            response.effects.append(
                .act(step, number: number, action: flow.call.action.name, values))
        case .leaving(let text):
            response.message = text
            response.mode = .browsing
        case .done(let words):
            response.message = words
            response.mode = .browsing
            response.effects += finish(flow.call)
        }
        return response
    }

    /// Loads the sections that a performed action changes, and leaves the page of a row that it may
    /// have removed.
    private mutating func finish(_ call: ActionCall) -> [Effect] {
        let isOrigin = pages.current.origin.map { $0.identity == call.row?.identity } ?? false
        let left = call.action.confirmation != .never && isOrigin ? pages.leave() : []
        return left
            + pages.loadAll(options.values, .change) { pane in
                pane.recipe.map { call.action.mayChange($0.name) } ?? true
            }
    }
}
