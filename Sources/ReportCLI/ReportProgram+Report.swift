#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Networking
import SectionKit
import Synchronization

extension ReportProgram {
    /// Makes the report of a command and writes it where it is wanted.
    func report(
        _ command: String,
        _ values: OptionValues,
        _ host: Host
    ) async throws(UsageError) -> ExitCode {
        let settings = try ReportSettings(values)
        let now = try host.now()
        let (source, screen) = try screen(of: command, values, host, now)
        let style = host.style(for: settings)
        let about = { (snapshots: [SectionSnapshot]) in
            Report(title: title, source: source.about, generatedAt: now, sections: snapshots)
        }
        if source.drawsProgress, settings.isForTerminal, host.isWatched {
            let surface = TerminalSurface(style: style, zone: settings.zone)
            let terminal = LiveTerminal(
                screen: screen, surface: surface, style: style, host: host,
                pager: settings.pages ? host.pager : nil)
            return await show(on: terminal, about, source, host)
        }
        if source.isLive || settings.output != nil || settings.opens {
            Interruption.before {
                CurlTransport.killAll()
                Drafts.shared.removeAll()
            }
        }
        await screen.load()
        Interruption.pass()
        let snapshots = await screen.snapshots
        _ = consume screen  // and with it the answers that it was made from
        let surface = settings.format.surface(
            style: style, zone: settings.zone, images: settings.images)
        let report = about(snapshots)
        let text: String
        do throws(SurfaceError) {
            text = try surface.text(of: report)
        } catch {
            return try refuse(report, error, source, host)
        }
        var file = settings.output
        if settings.opens, file == nil {
            do throws(OutputError) {
                file = try temporaryPage(host)
            } catch {
                return failure(error, named: host.temporaryFolder, host)
            }
        }
        let output = file.map { OutputFile(path: $0) } ?? host.output(for: text, settings)
        let written = write(text, to: output, named: file, host)
        guard written == .success else { return written }
        for note in surface.notes(on: report) { say(note, host) }
        let told = tell(of: snapshots, source, host)
        guard settings.opens, let file else { return told }
        let opened = open(file, host)
        return opened == .success ? told : opened
    }

    /// The sections of a command, nothing of them loaded yet, and where their facts are from.
    private func screen(
        of command: String,
        _ values: OptionValues,
        _ host: Host,
        _ now: Date
    ) throws(UsageError) -> (Origin, Screen) {
        let (source, request) = try self.source(values, host)
        let recipes = try recipes(of: command, values)
        let dependencies = FeatureDependencies(
            request: recipes.count > 1 ? SharedRequest(request) : request,
            api: source.api,
            now: now
        )
        var sections: [any Section] = []
        for recipe in recipes { sections.append(try recipe.make(dependencies, values)) }
        return (source, Screen(sections))
    }

    /// Ends without writing a report that its format cannot hold.
    private func refuse(
        _ report: Report,
        _ error: SurfaceError,
        _ source: Origin,
        _ host: Host
    ) throws(UsageError) -> ExitCode {
        switch error {
        case .nothingLoaded:
            _ = tell(of: report.sections, source, host)
            return .nothingShown
        case .unfit(let obstacle, let sections):
            let (option, values) =
                sections.isEmpty
                ? ("--format", ReportFormat.holding(report).map(\.rawValue))
                : ("--sections", sections)
            throw UsageError("\(obstacle): use \(option) \(values.listed(by: "or")).")
        }
    }

    /// The sections that a command shows, in the order they are read in.
    func recipes(
        of command: String,
        _ values: OptionValues
    ) throws(UsageError) -> [SectionRecipe<FeatureDependencies>] {
        guard ["report", Self.browseCommand].contains(command) else {
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
        _ source: Origin,
        _ host: Host
    ) async -> ExitCode {
        Interruption.before {
            CurlTransport.killAll()
            terminal.erase()
        }
        do throws(OutputError) {
            let snapshots = try await terminal.load { snapshots in
                terminal.surface.sourceText(of: report(snapshots))
            }
            return tell(of: snapshots, source, host)
        } catch {
            return failure(error, host)
        }
    }

    /// Where the report takes its facts from: a saved answer, or one of the program's sources.
    ///
    /// - Parameters:
    ///   - anew: whether a server is to be asked whatever is kept of it.
    ///   - log: takes what happens to the requests; nil to say it on standard error.
    func source(
        _ values: OptionValues,
        _ host: Host,
        anew: Bool = false,
        log: (@Sendable (RequestEvent) -> Void)? = nil
    ) throws(UsageError) -> (Origin, any BaseRequestInput) {
        let settings = try ConnectionSettings(values, anew: anew)
        let chosen = try values.value(of: options.source)
        guard let source = sources.first(where: { $0.source.id == chosen }) ?? sources.first else {
            throw UsageError("this program has no sources to report from.")
        }
        if let input, let path = try values.value(of: ReportOptions.input) {
            guard chosen == nil else {
                throw UsageError("--input and --source exclude each other; give one of them.")
            }
            let name = path == "-" ? "standard input" : path
            let about = Report.Source(id: "input", summary: "an answer saved in \(name).")
            let request = input(try InputFile(path: path).read())
            return (Origin(about: about, api: source.api), request)
        }
        let warnings = Warnings()
        let connection = Connection(
            settings: settings,
            environment: { host.environment[$0] },
            transport: host.transport,
            cache: cacheFolder(host).map { ResponseCache(folder: $0) },
            userAgent: "\(name)/\(version)",
            report: log ?? { event in
                if let warning = event.warning { warnings.all.withLock { $0.append(warning) } }
                if settings.verbose { say(event.logLine, host) }
            }
        )
        let origin = Origin(
            about: source.source,
            api: source.api,
            isLive: source.isLive,
            drawsProgress: source.isLive && !settings.verbose,
            warnings: warnings
        )
        return (origin, source.request(over: connection))
    }

    func cacheFolder(_ host: Host) -> String? {
        ResponseCache.defaultFolder(program: name, environment: host.environment)
    }

    /// Says on standard error what is missing from the report, and sums it up.
    private func tell(
        of snapshots: [SectionSnapshot],
        _ source: Origin,
        _ host: Host
    ) -> ExitCode {
        for warning in source.warnings.all.withLock({ $0 }) { say(warning, host) }
        var failed = 0
        // Sections that share an answer miss the same of it.
        var said: Set<String> = []
        for snapshot in snapshots {
            for warning in snapshot.warnings where said.insert(warning).inserted {
                say("warning: \(warning)", host)
            }
            if case .error(let error) = snapshot.state {
                failed += 1
                say("\(error.message) \(error.recovery)", host)
            }
        }
        return failed == 0 ? .success : failed < snapshots.count ? .partlyShown : .nothingShown
    }
}

/// Where the facts of one report are from.
struct Origin {
    let about: Report.Source
    let api: API

    /// Whether a server may be asked, so that the answer takes a while.
    var isLive = false

    /// Whether a terminal may be drawn on meanwhile, because nothing else is written there.
    var drawsProgress = false

    /// What happened to the requests that the maker of the report should know.
    var warnings = Warnings()
}

/// Warnings that come while a report is made, kept until it is written.
final class Warnings: Sendable {
    let all = Mutex<[String]>([])
}
