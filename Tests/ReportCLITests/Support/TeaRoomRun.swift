import FeatureTesting
import Foundation
import Networking
import ProgramTesting
import ReportCLI
import ScreenHost

/// One run of the tea room program and its output.
struct TeaRoomRun {
    let status: ExitCode
    let output: String
    let errors: String

    /// The requests to the kitchen.
    let asked: [Endpoint]

    /// The lines on standard error.
    var errorLines: [Substring] {
        errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }

    /// The time of every run: 13 September 2020, 12:26:40 UTC.
    static let clock = Date(timeIntervalSince1970: 1_600_000_000)

    init(
        _ arguments: [String],
        menu: BaseRequestSpy.Answer = .text("Sencha"),
        guests: BaseRequestSpy.Answer = .text("Alice"),
        environment: [String: String] = [:],
        terminalColumns: Int? = nil,
        errorIsTerminal: Bool = false,
        screen: (any ScreenDevice)? = nil,
        output: TextOutputSpy = TextOutputSpy(),
        errors: TextOutputSpy = TextOutputSpy()
    ) async {
        let kitchen = BaseRequestSpy([Endpoint("/menu"): menu, Endpoint("/guests"): guests])
        let cellar = BaseRequestSpy([Endpoint("/menu"): .text("Old port")])
        let host = Host(
            environment: environment,
            terminalColumns: terminalColumns,
            screen: screen,
            errorIsTerminal: errorIsTerminal,
            clock: { Self.clock },
            transport: HTTPTransportSpy(),
            output: output,
            errorOutput: errors
        )
        status = await TeaRoom.program(kitchen: kitchen, cellar: cellar).run(arguments, in: host)
        self.output = output.text
        self.errors = errors.text
        asked = kitchen.asked.sorted { $0.path < $1.path }
    }
}
