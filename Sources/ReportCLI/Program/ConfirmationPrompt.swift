import SectionKit

/// Asks for confirmation of an action, and shows everything that it would change.
struct ConfirmationPrompt {
    private let prompt: any LinePrompt
    private let surface: TerminalSurface

    /// Creates a confirmation in the style of a report, as wide as the terminal if no width is set.
    init(prompt: any LinePrompt, style: TerminalStyle, zone: DisplayZone, columns: Int?) {
        self.prompt = prompt
        surface = TerminalSurface(
            style: style.widened(to: style.width ?? columns ?? 80), zone: zone)
    }

    /// Asks, and returns whether the answer is `y` or `yes`.
    func isGiven(for plan: ActionPlan) -> Bool {
        let answer = prompt.answer(to: question(of: plan))
        return ["y", "yes"].contains(answer?.trimmed.lowercased())
    }

    /// What would change, followed by the question.
    private func question(of plan: ActionPlan) -> String {
        // Making a snapshot removes control characters from the text.
        let plan = SectionSnapshot(
            id: "", title: plan.summary.withCapital, state: .success(plan.changes))
        let changes = plan.blocks.map { block in
            surface.lines(of: block).map { "\($0)\n" }.joined() + "\n"
        }
        return changes.joined() + "\(plan.title)? [y/N] "
    }
}
