import SectionKit

/// The standard output of a program, and its standard error with the program's name.
struct Console: Sendable {
    /// The program's name, with which each line on standard error begins.
    let program: String

    let output: any TextOutput
    let errorOutput: any TextOutput

    /// Writes text to standard output, or prints the error.
    func write(_ text: String) -> ExitCode {
        write(text, to: output)
    }

    /// Writes text to an output, or prints the error with the name of its file.
    func write(
        _ text: String,
        to output: any TextOutput,
        named file: String? = nil
    ) -> ExitCode {
        do throws(OutputError) {
            try output.write(text)
            return .success
        } catch {
            return failure(error, named: file)
        }
    }

    /// Prints why output could not be written, unless its reader is gone.
    func failure(_ error: OutputError, named file: String? = nil) -> ExitCode {
        if case .failed(let reason) = error {
            let place = file.map { "to '\($0)'" } ?? "to standard output"
            say("the output could not be written \(place): \(reason).")
        }
        return .notWritten
    }

    /// Prints the warnings and errors of a report, and returns its exit code.
    ///
    /// - Parameter isShown: whether the same terminal shows the report, with its warnings and the
    ///   errors of its sections, which are not repeated.
    func printProblems(of report: Report, shown isShown: Bool = false) -> ExitCode {
        for line in problems(of: report, shown: isShown) { say(line) }
        return exitCode(of: report.sections)
    }

    /// The exit code of a program that has shown these sections.
    func exitCode(of sections: [SectionSnapshot]) -> ExitCode {
        let errors = sections.compactMap { section -> SectionError? in
            if case .error(let error) = section.state { error } else { nil }
        }
        if errors.isEmpty { return sections.contains(where: \.isPartial) ? .partlyShown : .success }
        if errors.count < sections.count { return .partlyShown }
        return errors.contains(where: \.isStorageFailure) ? .notWritten : .nothingShown
    }

    /// The remarks, warnings and errors of a report, one line each; without those that it shows if it
    /// is shown already.
    ///
    /// A section that is one line shows its error, but no warnings.
    func problems(of report: Report, shown isShown: Bool = false) -> [String] {
        let sections = report.sections
        let isShown = isShown && !sections.areOneError
        let showsWarnings = isShown && sections.map(\.isOneLine) != [true]
        var lines = (report.remarks + (showsWarnings ? [] : report.warnings)).map {
            "warning: \($0)"
        }
        // Sections that share a response have the same warnings.
        var seen: Set<String> = []
        for section in sections {
            for warning in section.warnings
            where !showsWarnings && seen.insert(warning).inserted {
                lines.append("warning: \(warning)")
            }
            if let error = section.refreshError {
                lines.append(
                    "Could not refresh \(section.title). \(error.message) \(error.recovery)")
            }
            if case .error(let error) = section.state, !isShown {
                lines.append("\(error.message) \(error.recovery)")
            }
        }
        return lines
    }

    /// Prints a line on standard error; a failure to do so is ignored.
    func say(_ message: String) {
        try? errorOutput.write("\(program): \(message.safe)\n")
    }
}

extension [SectionSnapshot] {
    /// Whether they are one section that failed: a terminal shows its error as one line with a way on,
    /// not as a report.
    var areOneError: Bool {
        guard count == 1, !self[0].isOneLine, case .error = self[0].state else { return false }
        return true
    }
}
