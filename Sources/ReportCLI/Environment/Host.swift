import CLibrary
public import Essentials
import FeatureKit
public import Networking
import Programs
public import ScreenHost

/// The environment that a program runs in: variables, terminal, network and outputs.
///
/// It is read once when the program starts and passed on as a value; only the clock goes on.
public struct Host: Sendable {
    /// The environment variables, by name.
    public let environment: [String: String]

    /// The number of columns of the terminal; nil if standard output is not a terminal.
    public let terminalColumns: Int?

    /// The number of rows of the terminal; nil if there is none or its size is unknown.
    public let terminalRows: Int?

    /// Shows text that is taller than the terminal page by page; nil for no pager.
    public let pager: (any TextOutput)?

    /// The terminal as a full screen; nil if there is none.
    public let screen: (any ScreenDevice)?

    /// Whether standard error is a terminal too, so that progress can be shown there.
    public let errorIsTerminal: Bool

    /// Asks questions on the terminal; nil if nobody is there to answer.
    public let prompt: (any LinePrompt)?

    /// Returns the current time of the machine.
    public let clock: @Sendable () -> Date

    /// Waits between two updates of a watched report; returns at once when its task is cancelled.
    public let pause: @Sendable (Duration) async -> Void

    /// Shows desktop notifications; nil to ring the terminal's bell instead.
    public let notifier: (any Notifier)?

    /// Draws pictures on the terminal; nil if nothing can.
    var imageDrawer: (any ImageDrawer)?

    /// Makes photos smaller; nil if nothing can.
    var imageScaler: (any ImageScaler)?

    /// Sends requests to servers.
    public let transport: any HTTPTransport

    /// Connects to servers that send lines.
    public let lineTransport: any LineTransport

    /// The standard output, for reports.
    public let output: any TextOutput

    /// The standard error, for warnings and errors.
    public let errorOutput: any TextOutput

    /// Runs installed programs, which end with this one.
    let programs = ProgramRunner()

    /// The work that is done before the program ends, even if it is interrupted.
    let pendingWork = PendingWork()

    /// The work that a person ends before the program.
    let liveWork = LiveWork()

    /// Describes an environment, such as that of a test.
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

    /// How long the program waits for pending work when it is interrupted.
    private static let patience = Duration.seconds(2)

    /// Finishes pending work, then closes all connections to servers and ends all other programs, before
    /// the program ends.
    func shutDown() {
        programs.shutDown()
        pendingWork.finish(within: Self.patience)
        transport.shutDown()
        lineTransport.shutDown()
    }

    /// Returns the environment of this process, with the variables that a program reads.
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
        var host = Host(
            environment: environment,
            terminalColumns: isTerminal ? size.columns ?? 80 : nil,
            terminalRows: isTerminal ? size.rows : nil,
            pager: isTerminal ? Pager(environment: environment, fallback: output) : nil,
            // Set by sshd.
            screen: isTerminal
                ? TerminalDevice.standard(isRemote: environment["SSH_CONNECTION"] != nil) : nil,
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            prompt: TerminalPrompt(),
            clock: { Date() },
            notifier: NotifySend(program: program.name),
            transport: transport,
            lineTransport: lineTransport,
            output: output,
            errorOutput: FileDescriptor.standardError
        )
        host.imageDrawer = Chafa(programs: host.programs)
        host.imageScaler = ImageMagick(programs: host.programs)
        return host
    }
}
