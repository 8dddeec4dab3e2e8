#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Networking
import SectionKit

/// One report: makes the sections of a command, loads them, and writes them where they are wanted.
struct ReportRun {
    let program: ReportProgram
    let opener: SourceOpener
    let host: Host
    let console: Console

    func run(_ command: String, _ values: CommandValues) async throws(UsageError) -> ExitCode {
        let settings = try ReportSettings(values.program)
        let now = try host.now()
        let (origin, screen) = try open(command, values, now)
        let zone = settings.zone.select()
        let style = host.style(for: settings)
        let report = { (sections: [SectionSnapshot]) in
            Report(title: program.title, source: origin.about, generatedAt: now, sections: sections)
        }
        if origin.drawsProgress, settings.isForTerminal, host.isWatched {
            let terminal = LiveTerminal(
                screen: screen, surface: TerminalSurface(style: style, zone: zone), style: style,
                host: host, pager: settings.pages ? host.pager : nil)
            return await show(on: terminal, report, origin)
        }
        if origin.isLive || settings.output != nil || settings.opens {
            Interruption.before {
                CurlTransport.killAll()
                Drafts.shared.removeAll()
            }
        }
        await screen.load()
        Interruption.pass()
        let sections = await screen.snapshots
        _ = consume screen  // and with it the answers that it was made from
        let surface = settings.format.surface(style: style, zone: zone, images: settings.images)
        let pages = PageOpener(
            program: program.name, temporaryFolder: host.temporaryFolder,
            browser: WebBrowser(environment: host.environment), console: console)
        let writer = ReportWriter(settings: settings, host: host, console: console, pages: pages)
        return try writer.write(report(sections), as: surface, warnings: origin.warnings.all)
    }

    /// The sections of a command, nothing of them loaded yet, and where their facts are from.
    private func open(
        _ command: String,
        _ values: CommandValues,
        _ now: Date
    ) throws(UsageError) -> (Origin, Screen) {
        let recipes = try program.recipes(of: command, values.program)
        let source = try opener.openOnce(
            values.program, now: now, sharesAnswers: recipes.count > 1)
        var sections: [any Section] = []
        for name in recipes.map(\.name) {
            sections.append(try source.section(name, values[section: name]))
        }
        return (source.origin, Screen(sections))
    }

    /// Shows the sections on a terminal as they come.
    private func show(
        on terminal: LiveTerminal,
        _ report: ([SectionSnapshot]) -> Report,
        _ origin: Origin
    ) async -> ExitCode {
        Interruption.before {
            CurlTransport.killAll()
            terminal.erase()
        }
        do throws(OutputError) {
            let sections = try await terminal.load { sections in
                terminal.surface.sourceText(of: report(sections))
            }
            return console.tell(of: sections, warnings: origin.warnings.all)
        } catch {
            return console.failure(error)
        }
    }
}
