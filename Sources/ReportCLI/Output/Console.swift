import SectionKit

/// Where a program speaks: standard output, and standard error under its name.
struct Console: Sendable {
    /// The program's name, which each line on standard error begins with.
    let program: String

    let output: any TextOutput
    let errorOutput: any TextOutput

    /// Writes text, or says why it could not be written.
    func write(_ text: String) -> ExitCode {
        write(text, to: output)
    }

    /// Writes text to a file, if one is named, or another output, or says why it could not.
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

    /// Says why output could not be written; a reader that hung up is told nothing.
    func failure(_ error: OutputError, named file: String? = nil) -> ExitCode {
        if case .failed(let reason) = error {
            let place = file.map { "to '\($0)'" } ?? "to standard output"
            say("the output could not be written \(place): \(reason).")
        }
        return .notWritten
    }

    /// Says on standard error what is missing from a report, and sums it up.
    func printProblems(of report: Report) -> ExitCode {
        for line in problems(of: report) { say(line) }
        return exitCode(of: report.sections)
    }

    /// How a program ends that has shown these sections.
    func exitCode(of sections: [SectionSnapshot]) -> ExitCode {
        let failed = sections.count { if case .error = $0.state { true } else { false } }
        return failed == 0 ? .success : failed < sections.count ? .partlyShown : .nothingShown
    }

    /// What is missing from a report, a line each.
    func problems(of report: Report) -> [String] {
        let sections = report.sections
        var lines = report.warnings.map { "warning: \($0)" }
        // Sections that share an answer miss the same of it.
        var said: Set<String> = []
        for section in sections {
            for warning in section.warnings where said.insert(warning).inserted {
                lines.append("warning: \(warning)")
            }
            if let error = section.refreshError {
                lines.append("\(section.title) is as it was. \(error.message) \(error.recovery)")
            }
            if case .error(let error) = section.state {
                lines.append("\(error.message) \(error.recovery)")
            }
        }
        return lines
    }

    /// One line on standard error; if even that cannot be written, there is nobody to tell.
    func say(_ message: String) {
        try? errorOutput.write("\(program): \(message.safe)\n")
    }
}
