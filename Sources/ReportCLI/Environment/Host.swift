import FeatureKit
import HelperPrograms
public import Networking
package import ScreenHost
import SectionCLibrary
public import SectionEssentials
import SectionKit

/// The environment that a program runs in: variables, terminal, network and outputs.
///
/// It is read once when the program starts and passed on as a value; only the clock goes on.
public struct Host: Sendable {
    /// The environment variables, by name.
    package let environment: [String: String]

    /// The number of columns of the terminal; nil if standard output is not a terminal.
    package let terminalColumns: Int?

    /// The number of rows of the terminal; nil if there is none or its size is unknown.
    package let terminalRows: Int?

    /// Shows text that is taller than the terminal page by page; nil for no pager.
    package let pager: (any TextOutput)?

    /// The terminal as a full screen; nil if there is none.
    package let screen: (any ScreenDevice)?

    /// Whether standard error is a terminal too, so that progress can be shown there.
    package let errorIsTerminal: Bool

    /// Asks questions on the terminal; nil if nobody is there to answer.
    package let prompt: (any LinePrompt)?

    /// Returns the current time of the machine.
    package let clock: @Sendable () -> Date

    /// Waits between two updates of a watched report; returns at once when its task is cancelled.
    package let pause: @Sendable (Duration) async -> Void

    /// Shows desktop notifications; nil to ring the terminal's bell instead.
    package let notifier: (any Notifier)?

    /// Draws pictures on the terminal; nil if nothing can.
    var imageDrawer: (any ImageDrawer)?

    /// Makes photos smaller; nil if nothing can.
    var imageScaler: (any ImageScaler)?

    /// What lies on the land of maps, from the base maps of the person; nil if there are none.
    var ground: MapGround?

    /// Sends requests to servers.
    package let transport: any HTTPTransport

    /// Connects to servers that send lines.
    package let lineTransport: any LineTransport

    /// The standard output, for reports.
    package let output: any TextOutput

    /// The standard error, for warnings and errors.
    package let errorOutput: any TextOutput

    /// Runs installed programs, which end with this one.
    let programs = ProgramRunner()

    /// The work that is done before the program ends, even if it is interrupted.
    let pendingWork = PendingWork()

    /// The work that a person ends before the program.
    let liveWork = LiveWork()

    /// Describes an environment without a terminal, such as that of a test.
    ///
    /// - Parameters:
    ///   - environment: the environment variables, by name.
    ///   - prompt: asks questions on the terminal; nil if nobody is there to answer.
    ///   - clock: returns the current time.
    ///   - transport: sends requests to servers.
    ///   - lineTransport: connects to servers that send lines.
    ///   - output: the standard output, for reports.
    ///   - errorOutput: the standard error, for warnings and errors.
    public init(
        environment: [String: String] = [:],
        prompt: (any LinePrompt)? = nil,
        clock: @escaping @Sendable () -> Date,
        transport: any HTTPTransport,
        lineTransport: any LineTransport = TCPLineTransport(),
        output: any TextOutput,
        errorOutput: any TextOutput
    ) {
        self.init(
            environment: environment, screen: nil, prompt: prompt, clock: clock,
            transport: transport, lineTransport: lineTransport,
            output: output, errorOutput: errorOutput)
    }

    /// Describes an environment.
    package init(
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
        for (name, value) in variables(startingWith: EnvironmentVariable.prefix(of: program.name)) {
            environment[name] = value
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

extension Host {
    /// The machine's time zones.
    var zones: ZoneDatabase { ZoneDatabase(environment: environment) }

    /// Returns the settings of the report of a command.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    func settings(
        _ values: OptionValues,
        of command: String,
        _ program: ReportProgram
    ) throws(UsageError) -> ReportSettings {
        var settings = try ReportSettings(values, program.options, zones: zones)
        let commands = program.commands.all
        settings.takesPersonal = commands.options(of: commands.command(command)).contains {
            $0.description == ReportOptions.personal.description
        }
        return settings
    }

    /// Whether standard output and standard error are both terminals.
    var isInteractive: Bool { terminalColumns != nil && errorIsTerminal }

    /// Whether the terminal of standard error shows a report as text, with its warnings and the
    /// errors of its sections.
    func showsErrors(of settings: ReportSettings) -> Bool {
        isInteractive && settings.isForTerminal && !settings.opens
    }

    /// Writes a report to standard output, or to the pager if `paged` is true and the report is
    /// taller than the terminal.
    func write(
        _ report: Report,
        as surface: any Surface,
        paged: Bool
    ) throws(OutputError) {
        guard paged, let pager, let terminalRows else {
            return try output.write { sink throws(OutputError) in
                try surface.write(report, to: &sink)
            }
        }
        var text = ""
        surface.write(report, to: &text)
        try (text.lineCount >= terminalRows ? pager : output).write(text)
    }

    /// Returns the style of a report for its destination.
    ///
    /// Colour: the option, then `NO_COLOR` (<https://no-color.org>), then `CLICOLOR_FORCE`
    /// (<https://bixense.com/clicolors/>), then whether this is a terminal that is not dumb.
    /// Width: the option, then `COLUMNS`, then the terminal's, else none.
    func style(for settings: ReportSettings) -> TerminalStyle {
        let columns = settings.output == nil ? terminalColumns : nil
        let color =
            switch settings.color {
            case .always: true
            case .never: false
            case .auto:
                if value(of: "NO_COLOR") != nil {
                    false
                } else if let force = value(of: "CLICOLOR_FORCE"), force != "0" {
                    true
                } else {
                    columns != nil && environment["TERM"] != "dumb"
                }
            }
        let wished = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
        var style = TerminalStyle(
            width: settings.width ?? wished ?? columns,
            color: color,
            ascii: settings.ascii,
            hyperlinks: hasHyperlinks(settings),
            scheme: settings.theme
        )
        style.ground = ground
        return style
    }

    /// Returns the surface that writes a report with these settings.
    func surface(for settings: ReportSettings) -> any Surface {
        var wanted = SurfaceSettings(
            style: style(for: settings), zone: settings.zone,
            images: settings.images != .never, isPersonal: settings.isPersonal,
            hasContents: settings.hasContents, hasByteOrderMark: settings.hasByteOrderMark)
        wanted.takesPersonal = settings.takesPersonal
        return settings.format.surface(wanted)
    }

    /// Returns what shows the pictures of reports with these settings.
    func images(for settings: ReportSettings) -> ReportImages {
        ReportImages(
            settings.images, drawer: imageDrawer, scaler: imageScaler,
            style: DrawingStyle(style(for: settings), environment: environment))
    }

    /// Whether to write hyperlinks: the option, else whether the terminal is known to support them.
    ///
    /// Terminals cannot be asked; those with support are recognized by their environment variables.
    private func hasHyperlinks(_ settings: ReportSettings) -> Bool {
        switch settings.hyperlinks {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        guard terminalColumns != nil, settings.output == nil else { return false }
        let programs = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper", "rio", "Tabby"]
        if let program = environment["TERM_PROGRAM"], programs.contains(program) { return true }
        let terms = ["xterm-kitty", "alacritty", "foot", "xterm-ghostty", "wezterm", "contour"]
        if let term = environment["TERM"], terms.contains(term) { return true }
        let marks = ["WT_SESSION", "KONSOLE_VERSION"]
        if marks.contains(where: { value(of: $0) != nil }) { return true }
        // The VTE library supports them since version 0.50, written as 5000.
        return environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5_000 } ?? false
    }

    /// Returns the clock of reports: stopped at `SOURCE_DATE_EPOCH`, in seconds, if that is set
    /// (<https://reproducible-builds.org/specs/source-date-epoch/>).
    ///
    /// - Throws: ``UsageError`` when the variable is not a whole number of seconds.
    func reportClock() throws(UsageError) -> @Sendable () -> Date {
        guard let epoch = value(of: "SOURCE_DATE_EPOCH") else { return clock }
        guard let seconds = Int(epoch), (0...253_402_300_799).contains(seconds) else {
            throw UsageError(
                "SOURCE_DATE_EPOCH is '\(epoch)'; it takes the seconds since 1970, such as 1600000000."
            )
        }
        return { Date(timeIntervalSince1970: Double(seconds)) }
    }

    /// The time a report speaks of as "now".
    ///
    /// - Throws: ``UsageError`` as ``reportClock()`` does.
    func now() throws(UsageError) -> Date {
        try reportClock()()
    }

    /// The folder for temporary files.
    var temporaryFolder: String { value(of: "TMPDIR") ?? "/tmp" }

    /// Returns the value of an environment variable; nil if it is empty or not set.
    func value(of variable: String) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
}
