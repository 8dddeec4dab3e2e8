import SectionKit

/// Runs the command `theme`: prints the colours that are used, or keeps others.
struct ThemeRun {
    let settings: SettingsFile
    let console: Console

    func run(_ theme: ColorScheme?) throws(UsageError) -> ExitCode {
        if let theme { try settings.keep(theme) }
        return console.write("\((try settings.theme() ?? .auto).rawValue)\n")
    }
}
