import CLibrary
public import Essentials
public import Networking
public import ScreenHost

/// What a program finds around it, read once at the edge and passed on as a value.
///
/// Only the time goes on: its clock is asked whenever it is needed.
public struct Host: Sendable {
    /// The environment variables, by name.
    public let environment: [String: String]

    /// The columns of the terminal that standard output is; nil where it is none.
    public let terminalColumns: Int?

    /// The rows of that terminal; nil where it is none or does not tell.
    public let terminalRows: Int?

    /// Shows text that is taller than the terminal a page at a time; nil where that is not wanted.
    public let pager: (any TextOutput)?

    /// The terminal as a screen to be used as a whole; nil where there is none.
    public let screen: (any ScreenDevice)?

    /// Whether standard error is a terminal too, so that progress can be shown there.
    public let errorIsTerminal: Bool

    /// Asks the person who gave the command; nil where nobody is there to answer.
    public let prompt: (any LinePrompt)?

    /// Tells the time, by the machine's clock.
    public let clock: @Sendable () -> Date

    /// Waits until a report that is watched is to be made again; returns at once when its task is
    /// cancelled.
    public let pause: @Sendable (Duration) async -> Void

    /// Shows messages beside the terminal; nil where the terminal's bell is all there is.
    public let notifier: (any Notifier)?

    /// Carries requests to servers.
    public let transport: any HTTPTransport

    /// Connects to servers that send lines.
    public let lineTransport: any LineTransport

    /// Where reports go.
    public let output: any TextOutput

    /// Where warnings and failures go.
    public let errorOutput: any TextOutput

    /// Describes surroundings, such as those of a test.
    public init(
        environment: [String: String] = [:],
        terminalColumns: Int? = nil,
        terminalRows: Int? = nil,
        pager: (any TextOutput)? = nil,
        screen: (any ScreenDevice)? = nil,
        errorIsTerminal: Bool = false,
        prompt: (any LinePrompt)? = nil,
        clock: @escaping @Sendable () -> Date,
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) },
        notifier: (any Notifier)? = nil,
        transport: any HTTPTransport,
        lineTransport: any LineTransport = TCPLineTransport(),
        output: any TextOutput,
        errorOutput: any TextOutput
    ) {
        self.environment = environment
        self.terminalColumns = terminalColumns
        self.terminalRows = terminalRows
        self.pager = pager
        self.screen = screen
        self.errorIsTerminal = errorIsTerminal
        self.prompt = prompt
        self.clock = clock
        self.pause = pause
        self.notifier = notifier
        self.transport = transport
        self.lineTransport = lineTransport
        self.output = output
        self.errorOutput = errorOutput
    }

    /// Ends what goes on with servers, before the program ends.
    func shutDownTransports() {
        transport.shutDown()
        lineTransport.shutDown()
    }

    /// The surroundings of this process, with the environment variables that a program heeds.
    static func process(
        of program: ReportProgram,
        transport: any HTTPTransport,
        lineTransport: any LineTransport
    ) -> Host {
        var environment: [String: String] = [:]
        for name in EnvironmentVariable.names(of: program) {
            if let value = getenv(name) { environment[name] = String(cString: value) }
        }
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let size = windowSize(of: STDOUT_FILENO)
        let output = FileDescriptor.standardOutput
        return Host(
            environment: environment,
            terminalColumns: isTerminal ? size.columns ?? 80 : nil,
            terminalRows: isTerminal ? size.rows : nil,
            pager: isTerminal ? Pager(environment: environment, fallback: output) : nil,
            screen: isTerminal ? TerminalDevice.standard() : nil,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            prompt: TerminalPrompt(),
            clock: { Date() },
            notifier: NotifySend(program: program.name),
            transport: transport,
            lineTransport: lineTransport,
            output: output,
            errorOutput: FileDescriptor.standardError
        )
    }
}
