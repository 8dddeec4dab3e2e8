import SectionKit

/// Asks whether an action is to be done, with all that it would change.
struct Confirmation {
    private let prompt: any LinePrompt
    private let surface: TerminalSurface

    /// Asks in the style of a report, as wide as the terminal where the report has no width.
    init(prompt: any LinePrompt, style: TerminalStyle, zone: DisplayZone, columns: Int?) {
        self.prompt = prompt
        surface = TerminalSurface(
            style: TerminalStyle(
                width: style.width ?? columns ?? 80, color: style.color, ascii: style.ascii,
                hyperlinks: style.hyperlinks),
            zone: zone)
    }

    /// Whether the person agrees: nothing but `y` or `yes` says so.
    func isGiven(for plan: ActionPlan) -> Bool {
        let answer = prompt.answer(to: question(of: plan))
        return ["y", "yes"].contains(answer?.trimmed.lowercased())
    }

    /// What would change, then the question behind which the answer is typed.
    private func question(of plan: ActionPlan) -> String {
        // Making a snapshot takes control characters from the texts.
        let plan = SectionSnapshot(
            id: "", title: plan.summary.withCapital, state: .success(plan.changes))
        let changes = plan.blocks.map { block in
            surface.lines(of: block).map { "\($0)\n" }.joined() + "\n"
        }
        return changes.joined() + "\(plan.title)? [y/N] "
    }
}
