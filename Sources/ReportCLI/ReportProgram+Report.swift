#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import FeatureKit
import Networking
import SectionKit

extension ReportProgram {
    /// The command that shows the sections in one report.
    static let reportCommand = "report"

    /// Makes the report of a command and writes it where it is wanted.
    func report(
        _ command: String,
        _ values: OptionValues,
        _ host: Host
    ) async throws(UsageError) -> ExitCode {
        let settings = try ReportSettings(values)
        let now = try host.now()
        let (origin, screen) = try screen(of: command, values, host, now)
        let zone = settings.zone.select()
        let style = host.style(for: settings)
        let report = { (sections: [SectionSnapshot]) in
            Report(title: title, source: origin.about, generatedAt: now, sections: sections)
        }
        if origin.drawsProgress, settings.isForTerminal, host.isWatched {
            let terminal = LiveTerminal(
                screen: screen, surface: TerminalSurface(style: style, zone: zone), style: style,
                host: host, pager: settings.pages ? host.pager : nil)
            return await show(on: terminal, report, origin, host)
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
        return try write(report(sections), as: surface, settings, origin, host)
    }

    /// The sections of a command, nothing of them loaded yet, and where their facts are from.
    private func screen(
        of command: String,
        _ values: OptionValues,
        _ host: Host,
        _ now: Date
    ) throws(UsageError) -> (Origin, Screen) {
        let (origin, request) = try origin(values, host)
        let recipes = try recipes(of: command, values)
        let dependencies = FeatureDependencies(
            request: recipes.count > 1 ? SharedRequest(request) : request,
            api: origin.api,
            now: now
        )
        var sections: [any Section] = []
        for recipe in recipes { sections.append(try recipe.make(dependencies, values)) }
        return (origin, Screen(sections))
    }

    /// The sections that a command shows, in the order they are read in.
    func recipes(
        of command: String,
        _ values: OptionValues
    ) throws(UsageError) -> [SectionRecipe<FeatureDependencies>] {
        guard [Self.reportCommand, Self.browseCommand].contains(command) else {
            return recipes.filter { $0.name == command }
        }
        guard let names = try values.value(of: options.sections) else {
            return recipes.filter { $0.operand == nil }
        }
        return names.compactMap { name in recipes.first { $0.name == name } }
    }

    /// Shows the sections on a terminal as they come.
    private func show(
        on terminal: LiveTerminal,
        _ report: ([SectionSnapshot]) -> Report,
        _ origin: Origin,
        _ host: Host
    ) async -> ExitCode {
        Interruption.before {
            CurlTransport.killAll()
            terminal.erase()
        }
        do throws(OutputError) {
            let sections = try await terminal.load { sections in
                terminal.surface.sourceText(of: report(sections))
            }
            return tell(of: sections, origin, host)
        } catch {
            return failure(error, host)
        }
    }
}
