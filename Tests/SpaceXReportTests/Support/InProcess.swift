import FeatureTesting
import Foundation
import ReportCLI
@testable import spacex_report
import Synchronization

/// A run of the program in the test's process, for tests with many runs and no shell.
struct InProcess {
    let status: ExitCode
    let stdout: String
    let stderr: String

    /// Runs the program in an isolated environment, at 13 September 2020, 12:26:40 UTC.
    ///
    /// - Parameters:
    ///   - arguments: the arguments.
    ///   - environment: the environment variables.
    ///   - columns: the width of the terminal; nil for a pipe.
    ///   - errorIsTerminal: whether standard error is a terminal.
    init(
        _ arguments: [String],
        environment: [String: String] = [:],
        columns: Int? = nil,
        errorIsTerminal: Bool = false
    ) async {
        let (output, errors) = (Page(), Page())
        let host = Host(
            environment: environment,
            terminalColumns: columns,
            errorIsTerminal: errorIsTerminal,
            clock: { Date(timeIntervalSince1970: 1_600_000_000) },
            // No limit of time ends before what it limits.
            pause: { _ in try? await Task.sleep(for: .seconds(600)) },
            transport: HTTPTransportSpy(),
            output: output,
            errorOutput: errors
        )
        status = await Catalog.program.run(arguments, in: host)
        stdout = output.text
        stderr = errors.text
    }

    private final class Page: TextOutput {
        private let record = Mutex("")

        var text: String { record.withLock { $0 } }

        func write(_ text: String) {
            record.withLock { $0 += text }
        }
    }
}
