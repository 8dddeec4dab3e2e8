import Essentials
import FeatureKit
import Networking
import SectionKit

/// Opens the source that option values ask for: one of a program's, or a saved answer.
///
/// Only here are requests made and given to recipes.
struct SourceOpener: Sendable {
    let program: ReportProgram
    let host: Host
    let console: Console

    /// What lasts of servers however often a source is opened.
    var sessions = ServerSessions()

    /// Opens the source for a report.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - now: the time that the sections speak of as "now".
    ///   - sharesAnswers: whether several sections ask for the same.
    func openOnce(
        _ values: OptionValues,
        now: Date,
        sharesAnswers: Bool
    ) throws(UsageError) -> OpenedSource {
        let warnings = Warnings()
        let settings = try ConnectionSettings(values, program.options)
        let connection = connection(settings) { event in
            if let warning = event.warning { warnings.add(warning) }
            if settings.verbose, let line = event.logLine { console.say(line) }
        }
        let context = SourceContext(
            now: now, memory: nil, program: program.name, connection: connection,
            shared: sharesAnswers ? SharedRequests() : nil)
        return try open(values, context, warnings)
    }

    /// Opens the source for a screen, whose sections are made again and again.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - now: the time that the sections speak of as "now".
    ///   - refreshes: whether to ask servers whatever is cached.
    ///   - log: takes what happens to the requests.
    func openForScreen(
        _ values: OptionValues,
        now: Date,
        refreshes: Bool,
        log: @escaping @Sendable (RequestEvent) -> Void
    ) throws(UsageError) -> OpenedSource {
        let shared = SharedRequests()
        let context = SourceContext(
            now: now, memory: FeatureMemory(), program: program.name,
            connection: connection(
                try ConnectionSettings(values, program.options, refreshes: refreshes), report: log),
            shared: shared)
        var source = try open(values, context, Warnings())
        source.forgetFailures = { shared.forgetFailures() }
        return source
    }

    /// Where the responses of servers are cached; nil where there is no place for them.
    var cacheFolder: String? {
        ResponseCache.defaultFolder(program: program.name, environment: host.environment)
    }

    /// Refuses an address that no server of the source is asked at, rather than let facts seem to be
    /// from there.
    func checkBaseURL(_ values: OptionValues) throws(UsageError) {
        guard let addresses = try values.value(of: program.options.baseURL) else { return }
        let readsInput = try values.value(of: ReportOptions.input) != nil
        let source = try source(values)
        let servers = readsInput ? [] : source.serverNames
        guard !servers.isEmpty else {
            let what = readsInput ? "--input" : "the source \(source.about.id)"
            let live = program.sources.filter(\.isLive).map { "--source \($0.about.id)" }
            throw UsageError(
                "--base-url is for sources that ask a server, and \(what) does not;"
                    + " add \(live.listed(by: "or")).")
        }
        if let stranger = addresses.names.first(where: { !servers.contains($0) }) {
            throw UsageError(
                "the source \(source.about.id) asks no server \(stranger.quoted);"
                    + " it asks \(servers.listed(by: "and")).")
        }
        if addresses.hasUnnamed, servers.count > 1 {
            let forms =
                source.servers.map { "\($0.name)=\(AddressKind.url.placeholder)" }
                + source.lineServers.map {
                    "\($0.name)=\(AddressKind.hostAndPort.placeholder)"
                }
            throw UsageError(
                "--base-url needs the name of a server, because the source \(source.about.id) asks"
                    + " several: \(forms.listed(by: "or")).")
        }
    }

    private func connection(
        _ settings: ConnectionSettings,
        report: @escaping @Sendable (RequestEvent) -> Void
    ) -> Connection {
        Connection(
            settings: settings,
            host: host,
            sessions: sessions,
            cache: cacheFolder.map { ResponseCache(folder: $0) },
            userAgent: "\(program.name)/\(program.version)",
            report: report
        )
    }

    private func open(
        _ values: OptionValues,
        _ context: SourceContext,
        _ warnings: Warnings
    ) throws(UsageError) -> OpenedSource {
        let input = try input(values)
        let source = if let input { input } else { try source(values) }
        let origin = Origin(
            about: source.about,
            isLive: source.isLive,
            drawsProgress: source.isLive && !context.connection.settings.verbose,
            warnings: warnings
        )
        let isOffline = context.connection.settings.cacheMode == .offline
        let intervals = isOffline ? [] : source.servers.map(\.minimumInterval)
        return OpenedSource(
            origin: origin, recipes: try source.open(context),
            minimumInterval: intervals.max() ?? .zero)
    }

    /// The saved answer that was asked for; nil if there is none.
    private func input(_ values: OptionValues) throws(UsageError) -> ProgramSource? {
        guard let input = program.input, let path = try values.value(of: ReportOptions.input) else {
            return nil
        }
        guard try values.value(of: program.options.source) == nil else {
            throw UsageError("--input and --source exclude each other; give one of them.")
        }
        var source = input(try InputFile(path: path).read())
        source.about = Report.Source(
            id: "input",
            summary: path == "-"
                ? "an answer read from standard input." : "an answer saved in \(path).")
        return source
    }

    /// The source that was asked for, or that the environment names, or else the first.
    private func source(_ values: OptionValues) throws(UsageError) -> ProgramSource {
        let given = try values.value(of: program.options.source)
        let chosen = if let given { given } else { try defaultSource() }
        let sources = program.sources
        guard let source = sources.first(where: { $0.about.id == chosen }) ?? sources.first else {
            throw UsageError("this program has no sources to report from.")
        }
        return source
    }

    private func defaultSource() throws(UsageError) -> String? {
        let variable = EnvironmentVariable.sourceName(of: program)
        guard let name = host.value(of: variable) else { return nil }
        let names = program.sources.map(\.about.id)
        if names.contains(name) { return name }
        let guess = name.nearest(in: names).map { "; did you mean \($0)?" } ?? "."
        throw UsageError(
            "\(variable) names no source: \(name.quoted)\(guess)"
                + " The sources are \(names.separated(by: ", ")).")
    }
}
