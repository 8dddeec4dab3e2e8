import Essentials
import SectionKit

extension Host {
    /// The machine's time zones.
    var zones: ZoneDatabase { ZoneDatabase(environment: environment) }

    /// Returns the settings of a report, with the theme that the person keeps.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    func settings(
        _ values: OptionValues,
        of program: ReportProgram
    ) throws(UsageError) -> ReportSettings {
        let file = SettingsFile(program: program.name, environment: environment)
        return try ReportSettings(
            values, program.options, zones: zones, theme: try file.theme())
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
        return TerminalStyle(
            width: settings.width ?? wished ?? columns,
            color: color,
            ascii: settings.ascii,
            hyperlinks: hasHyperlinks(settings),
            scheme: settings.theme
        )
    }

    /// Returns the surface that writes a report with these settings.
    func surface(for settings: ReportSettings) -> any Surface {
        settings.format.surface(
            SurfaceSettings(
                style: style(for: settings), zone: settings.zone,
                images: settings.images != .never, isPersonal: settings.isPersonal,
                hasContents: settings.hasContents, hasByteOrderMark: settings.hasByteOrderMark))
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
