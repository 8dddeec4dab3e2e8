import FeatureTesting
import Foundation
import ProgramTesting
import ReportCLI

@testable import walk_report

/// A home folder in which the program runs.
struct Home {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    func run(
        _ words: [String], _ variables: [String: String] = [:]
    ) async -> (status: ExitCode, output: String, errors: String) {
        let (output, errors) = (TextOutputSpy(), TextOutputSpy())
        let host = Host(
            environment: variables.merging(["HOME": folder.url.path]) { own, _ in own },
            clock: { Date(timeIntervalSince1970: 1_600_000_000) }, transport: HTTPTransportSpy(),
            output: output, errorOutput: errors)
        let status = await Catalog.program.run(words, in: host)
        return (status, output.text, errors.text)
    }
}
