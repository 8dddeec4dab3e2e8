import FeatureTesting
import ProgramTesting
@testable import ReportCLI
import SectionKit

extension Host {
    /// Returns an environment with these variables, and a terminal if `columns` is given.
    static func stage(
        _ environment: [String: String] = [:],
        columns: Int? = nil,
        output: TextOutputSpy = TextOutputSpy(),
        errors: TextOutputSpy = TextOutputSpy()
    ) -> Host {
        Host(
            environment: environment,
            terminalColumns: columns,
            clock: { TeaRoomRun.clock },
            transport: HTTPTransportSpy(),
            output: output,
            errorOutput: errors
        )
    }

    /// Returns the style of a report with these option values.
    func style(_ values: [String: String]) throws -> TerminalStyle {
        style(
            for: try ReportSettings(
                OptionValues(values), .test, zones: ZoneDatabase(environment: [:])))
    }
}
