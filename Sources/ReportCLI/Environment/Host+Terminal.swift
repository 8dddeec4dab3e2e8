import Essentials
import SectionKit

extension Host {
    /// The time zones that the machine knows.
    var zones: ZoneDatabase { ZoneDatabase(environment: environment) }

    /// Whether a person looks at a terminal while the report is made.
    var isInteractive: Bool { terminalColumns != nil && errorIsTerminal }

    /// Writes a report to standard output, as it is set; through the pager if that is wanted and
    /// the report is taller than the terminal.
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

    /// How the report may be written where it goes.
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
            hyperlinks: hasHyperlinks(settings)
        )
    }

    /// The surface that writes a report as it is wanted, where it goes.
    func surface(for settings: ReportSettings) -> any Surface {
        settings.format.surface(
            SurfaceSettings(
                style: style(for: settings), zone: settings.zone, images: settings.images))
    }

    /// Whether words may be links: the option, else whether the terminal is known to have them.
    ///
    /// Terminals do not tell; those that do have them are told by what they set in the environment.
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
        // From 0.50 on, written as 5000, those on the VTE library do.
        return environment["VTE_VERSION"].flatMap { Int($0) }.map { $0 >= 5_000 } ?? false
    }

    /// The clock that reports go by: it stands at `SOURCE_DATE_EPOCH`, in seconds, if that is set.
    ///
    /// - Throws: ``UsageError`` when the variable holds no whole number of seconds
    ///   (<https://reproducible-builds.org/specs/source-date-epoch/>).
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

    /// Where files may be left that nobody has to keep.
    var temporaryFolder: String { value(of: "TMPDIR") ?? "/tmp" }

    /// What an environment variable says; nil if it is empty, which is as if it were not set.
    func value(of variable: String) -> String? {
        environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    }
}
