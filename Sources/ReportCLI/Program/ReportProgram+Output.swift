import SectionKit

extension ReportProgram {
    /// Writes text, or says why it could not be written.
    func write(
        _ text: String,
        to output: any TextOutput,
        named file: String? = nil,
        _ host: Host
    ) -> ExitCode {
        do throws(OutputError) {
            try output.write(text)
            return .success
        } catch {
            return failure(error, named: file, host)
        }
    }

    /// Says why output could not be written; a reader that hung up is told nothing.
    func failure(_ error: OutputError, named file: String? = nil, _ host: Host) -> ExitCode {
        if case .failed(let reason) = error {
            let place = file.map { "to '\($0)'" } ?? "to standard output"
            say("the output could not be written \(place): \(reason).", host)
        }
        return .notWritten
    }

    /// Says on standard error what is missing from a report, and sums it up.
    func tell(of sections: [SectionSnapshot], _ origin: Origin, _ host: Host) -> ExitCode {
        for warning in origin.warnings.all { say(warning, host) }
        var failed = 0
        // Sections that share an answer miss the same of it.
        var said: Set<String> = []
        for section in sections {
            for warning in section.warnings where said.insert(warning).inserted {
                say("warning: \(warning)", host)
            }
            if case .error(let error) = section.state {
                failed += 1
                say("\(error.message) \(error.recovery)", host)
            }
        }
        return failed == 0 ? .success : failed < sections.count ? .partlyShown : .nothingShown
    }

    /// One line on standard error; if even that cannot be written, there is nobody to tell.
    func say(_ message: String, _ host: Host) {
        try? host.errorOutput.write("\(name): \(message.safe)\n")
    }
}
