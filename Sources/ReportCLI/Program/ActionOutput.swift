import SectionEssentials
import SectionKit

/// Writes the plan or the result of an action.
struct ActionOutput {
    /// The destination of a result, opened before the action runs.
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

    /// Checks that the format can hold every result of a shape.
    func check(_ shape: ReportShape) throws(UsageError) {
        try writer.ensureFormatHolds(shape, as: surface)
    }

    /// Opens the destination of the result; prints the error and returns nil if that fails.
    func open() -> Opened? {
        do throws(OutputError) {
            guard !writer.settings.opens || writer.pages.canOpen() else { return nil }
            return Opened(file: try writer.open())
        } catch {
            _ = writer.failure(error, of: nil)
            return nil
        }
    }

    /// Writes a snapshot that changed nothing, such as a plan.
    func write(_ snapshot: SectionSnapshot) throws(UsageError) -> ExitCode {
        try writer.write(report(snapshot), as: surface)
    }

    /// Writes a result; if that fails, prints whether the change was made.
    func write(_ snapshot: SectionSnapshot, to opened: Opened) -> ExitCode {
        let report = report(snapshot)
        do {
            let holdsReport = try writer.canWrite(report, as: surface)
            if let file = writer.fileToKeep(insteadOf: report, canBeRepeated: false) {
                let code = console.printProblems(of: report)
                writer.sayKept(file, insteadOf: report)
                return code
            }
            guard holdsReport else { return console.printProblems(of: report) }
            let report = try writer.write(report, as: surface, to: opened.file)
            return writer.conclude(report, as: surface, in: opened.file)
        } catch let error as OutputError {
            _ = writer.failure(error, of: opened.file)
            return unwritten(snapshot, report)
        } catch let error as UsageError {
            console.say(error.message)
            return unwritten(snapshot, report)
        } catch {
            return unwritten(snapshot, report)
        }
    }

    /// Prints the outcome of an action whose result could not be written.
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
            warnings: origin.warnings.all, remarks: origin.remarks.all)
    }
}

extension SectionSnapshot {
    /// Creates a section that shows the plan of an action, or the error of planning it.
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
