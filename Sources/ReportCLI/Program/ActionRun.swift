import Networking
import SectionEssentials
import SectionKit

/// Runs an action: checks everything first, asks for confirmation if needed, makes the change
/// once, and writes the result.
struct ActionRun {
    let program: ReportProgram
    let opener: SourceOpener
    let host: Host
    let console: Console

    func run(_ name: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        let settings = try host.settings(values.program, of: name, program)
        let now = try host.now()
        let confirmation = try confirmation(of: name, values.program, settings)
        let (source, origin) = try opener.openOnce(
            values.program, now: now, sharesAnswers: false)
        let action = try source.action(name, values[section: name])
        let output = ActionOutput(
            writer: ReportWriter(settings, of: program, on: host, console),
            surface: host.surface(for: settings),
            title: program.title, origin: origin, now: now)
        if try values.program.value(of: ActionOptions.dryRun) == true {
            return try output.write(SectionSnapshot(planOf: action, await action.plan()))
        }
        try output.check(ReportShape(of: [action]))

        let progress = ActionProgress()
        let spinner = Spinner(
            action.title, style: host.style(for: settings), host: host,
            messages: origin.messages)
        Interruption.before {
            host.shutDown()
            TemporaryFiles.shared.removeAll()
            spinner.erase()
            guard let message = progress.message else { return }
            // The terminal may have echoed ^C after the question.
            if host.errorIsTerminal { try? host.errorOutput.write("\n") }
            console.say(message)
        }
        guard let opened = output.open() else { return unchanged(.notWritten) }
        if let confirmation {
            let plan = await action.plan()
            guard case .success(let plan) = plan else {
                return output.write(SectionSnapshot(planOf: action, plan), to: opened)
            }
            guard plan.changesNothing || confirmation.isGiven(for: plan) else {
                return unchanged(.nothingShown)
            }
        }
        let isDrawn = origin.drawsProgress && host.errorIsTerminal
        let result = await perform(action, progress, isDrawn ? spinner : nil)
        return output.write(result, to: opened)
    }

    /// The confirmation to ask for; nil if none is needed.
    ///
    /// - Throws: ``UsageError`` if confirmation is needed and there is no terminal.
    private func confirmation(
        of name: String,
        _ values: OptionValues,
        _ settings: ReportSettings
    ) throws(UsageError) -> ConfirmationPrompt? {
        let action = program.description.actions.first { $0.name == name }
        let isAgreed = try values.value(of: ActionOptions.yes) ?? false
        let isForShow = try values.value(of: ActionOptions.dryRun) ?? false
        guard action?.confirmation == .always, !isAgreed, !isForShow else { return nil }
        guard let prompt = host.prompt else {
            throw UsageError(
                "\(name) needs a terminal to ask for confirmation; add --yes to skip the prompt,"
                    + " or --dry-run to see what would change.")
        }
        return ConfirmationPrompt(
            prompt: prompt, style: host.style(for: settings), zone: settings.zone,
            columns: host.terminalColumns)
    }

    /// Performs the action, once.
    private func perform(
        _ action: any Action,
        _ progress: ActionProgress,
        _ spinner: Spinner?
    ) async -> SectionSnapshot {
        let screen = Screen([action])
        progress.advance(to: .running)
        if let spinner {
            await spinner.draw { await screen.load() }
        } else {
            await screen.load()
        }
        Interruption.waitIfEnding()
        let snapshot = await screen.snapshots[0]
        progress.advance(to: snapshot.isLoaded ? .done : .failed)
        return snapshot
    }

    /// Prints that nothing was changed.
    private func unchanged(_ code: ExitCode) -> ExitCode {
        console.say(ActionProgress.unchanged)
        return code
    }
}

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
