import Essentials
import SectionKit

/// Where the plan or the result of an action is written.
struct ActionOutput {
    /// Where a result goes, opened before there is one.
    struct Opened {
        /// The file; nil for standard output.
        let file: PreparedFile?
    }

    let writer: ReportWriter
    let surface: any Surface
    let title: String
    let origin: Origin
    let now: Date

    private var console: Console { writer.console }

    /// Refuses a format that may not hold a result of this shape.
    func check(_ shape: ReportShape) throws(UsageError) {
        try writer.ensureItHolds(shape, as: surface)
    }

    /// Opens what the result goes to; nil if that cannot be done, which is told.
    func open() -> Opened? {
        do throws(OutputError) {
            guard !writer.settings.opens || writer.pages.canOpen() else { return nil }
            return Opened(file: try writer.open())
        } catch {
            _ = writer.failure(error, of: nil)
            return nil
        }
    }

    /// Writes what nothing was done for, such as a plan.
    func write(_ snapshot: SectionSnapshot) throws(UsageError) -> ExitCode {
        try writer.write(report(snapshot), as: surface)
    }

    /// Writes a result; if that cannot be done, it says whether the action was.
    func write(_ snapshot: SectionSnapshot, to opened: Opened) -> ExitCode {
        let report = report(snapshot)
        do {
            guard try writer.canWrite(ReportShape(of: report), as: surface) else {
                return console.printProblems(of: report)
            }
            try writer.write(report, as: surface, to: opened.file)
        } catch let error as OutputError {
            _ = writer.failure(error, of: opened.file)
            return unwritten(snapshot, report)
        } catch let error as UsageError {
            console.say(error.message)
            return unwritten(snapshot, report)
        } catch {
            return unwritten(snapshot, report)
        }
        return writer.conclude(report, as: surface, in: opened.file)
    }

    /// Says what became of an action whose result is not written.
    private func unwritten(_ snapshot: SectionSnapshot, _ report: Report) -> ExitCode {
        if snapshot.isLoaded {
            console.say(ActionProgress.done)
        } else {
            _ = console.printProblems(of: report)
        }
        return .notWritten
    }

    private func report(_ snapshot: SectionSnapshot) -> Report {
        Report(
            title: title, source: origin.about, generatedAt: now, sections: [snapshot],
            warnings: origin.warnings.all)
    }
}

extension SectionSnapshot {
    /// What an action would change, as a section; or why there is no telling.
    init(planOf action: some Action, _ state: SectionState<ActionPlan>) {
        var title = action.title
        if case .success(let plan) = state { title = "Would \(plan.summary)" }
        self.init(
            id: action.id, title: title, source: action.source,
            state: state.map { plan in
                plan.changes.isEmpty
                    ? [.paragraph(InlineText(ActionProgress.unchanged))] : plan.changes
            })
    }
}
