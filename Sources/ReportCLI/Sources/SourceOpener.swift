import FeatureKit
import Networking
import SectionEssentials
import SectionKit

/// Opens the source that option values select: one of the program's, or a saved response.
///
/// Requests are made and given to recipes only here.
struct SourceOpener: Sendable {
    let program: ReportProgram
    let host: Host
    let console: Console

    /// The tokens and request limits that last over all openings of a source.
    var sessions = ServerSessions()

    /// How often the report is updated; nil if it is not watched.
    var pace: WatchPace?

    /// Whether a cached response is used if a server fails.
    var replacesFailures = true

    /// Opens the source for a report.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - now: the time that the sections speak of as "now".
    ///   - sharesAnswers: whether several sections may make the same request.
    func openOnce(
        _ values: OptionValues,
        now: Date,
        sharesAnswers: Bool
    ) throws(UsageError) -> (OpenSource, Origin) {
        let warnings = Warnings()
        let remarks = Warnings()
        let messages = RequestMessages(say: console.say)
        let settings = try ConnectionSettings(values, program.options)
        let connection = connection(settings) { event in
            if let warning = event.warning { warnings.add(warning) }
            if let remark = event.remark { remarks.add(remark) }
            messages.take(event)
            if settings.verbose, let line = event.logLine { console.say(line) }
        }
        let context = SourceContext(
            now: now, memory: sharesAnswers ? FeatureMemory() : nil,
            lastingMemory: sessions.memory, isWatched: pace != nil, loadsAgain: pace != nil,
            displayZone: try displayZone(values), isRefresh: false, program: program.name,
            connection: connection,
            shared: sharesAnswers ? SharedRequests() : nil)
        var (source, origin) = try open(values, context, messages)
        origin.warnings = warnings
        origin.remarks = remarks
        source.warnings = { warnings.all }
        return (source, origin)
    }

    /// Opens the source for a screen, whose sections are built for each load.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - now: the time that the sections speak of as "now".
    ///   - refreshes: whether to ignore cached responses.
    ///   - log: takes the events of requests, and has their warnings.
    func openForScreen(
        _ values: OptionValues,
        now: Date,
        refreshes: Bool,
        log: RequestLog.Session
    ) throws(UsageError) -> OpenSource {
        let shared = SharedRequests()
        let context = SourceContext(
            now: now, memory: FeatureMemory(), lastingMemory: sessions.memory,
            isWatched: false, loadsAgain: true, displayZone: try displayZone(values),
            isRefresh: refreshes, program: program.name,
            connection: connection(
                try ConnectionSettings(values, program.options, refreshes: refreshes)
            ) { log.take($0) },
            shared: shared)
        var (source, _) = try open(values, context, RequestMessages())
        source.asOf = { log.oldest }
        source.warnings = { log.warnings }
        source.forgetFailures = { shared.forgetFailures() }
        return source
    }

    private func displayZone(_ values: OptionValues) throws(UsageError) -> DisplayZone? {
        try values.value(of: ReportOptions.timezone).map(host.zones.zone)
    }

    /// The folder of cached responses; nil if the environment names none.
    var cacheFolder: String? {
        ResponseCache.defaultFolder(program: program.name, environment: host.environment)
    }

    /// Checks that each address of `--base-url` is for a server of the source.
    ///
    /// An address that is ignored would make the facts seem to be from there.
    ///
    /// - Throws: `UsageError` when an address is for no server of the source.
    func checkBaseURL(_ values: OptionValues) throws(UsageError) {
        guard let addresses = try values.value(of: program.options.baseURL) else { return }
        let readsInput = try values.value(of: ReportOptions.input) != nil
        let source = try source(values)
        let servers = readsInput ? [] : source.serverNames
        guard !servers.isEmpty else {
            let what = readsInput ? "--input" : "the source \(source.about.id)"
            let live = program.sources.filter(\.isLive).map { "--source \($0.about.id)" }
            throw UsageError(
                conflict:
                    "--base-url is for sources that ask a server, and \(what) does not;"
                    + " add \(live.listed(by: "or")).")
        }
        if let stranger = addresses.names.first(where: { !servers.contains($0) }) {
            throw UsageError(
                conflict:
                    "the source \(source.about.id) has no server \(stranger.quoted);"
                    + " it asks \(servers.listed(by: "and")).")
        }
        if addresses.hasUnnamed, servers.count > 1 {
            let forms =
                source.servers.map { "\($0.name)=\(AddressKind.url.placeholder)" }
                + source.lineServers.map {
                    "\($0.name)=\(AddressKind.hostAndPort.placeholder)"
                }
            throw UsageError(
                conflict:
                    "--base-url needs the name of a server, because the source \(source.about.id) asks"
                    + " several: \(forms.listed(by: "or")).")
        }
    }

    /// Checks that no source is chosen beside `--input`.
    ///
    /// - Throws: ``UsageError`` if one is.
    func checkInput(_ values: OptionValues) throws(UsageError) {
        guard try values.value(of: ReportOptions.input) != nil,
            try values.given(program.options.source) != nil
        else { return }
        throw UsageError(conflict: "--input and --source cannot be used together.")
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
            replacesFailures: replacesFailures,
            pace: pace,
            report: report
        )
    }

    private func open(
        _ values: OptionValues,
        _ context: SourceContext,
        _ messages: RequestMessages
    ) throws(UsageError) -> (OpenSource, Origin) {
        let input = try input(values)
        let source = if let input { input } else { try source(values) }
        let places = try context.connection.givenAddresses(of: source.servers)
        let about = Report.Source(
            id: source.about.id, summary: ([source.about.summary] + places).joined(separator: " "),
            notice: source.about.notice)
        let origin = Origin(
            about: about,
            isLive: source.isLive,
            drawsProgress: source.isLive && !context.connection.settings.verbose,
            messages: messages
        )
        return (try source.open(context, about), origin)
    }

    /// Returns the values with which a host opens the program: where a person has given none of the
    /// options for which the source proposes a value for a section, these values, except those that the
    /// person has defaults for.
    func opening(_ values: CommandValues) throws(UsageError) -> CommandValues {
        if try input(values.program) != nil { return values }
        var opened = values
        for (section, options) in try source(values.program).opening {
            let own = opened[section: section]
            guard options.keys.allSatisfy({ own.text(of: $0) == nil || own.isDefault(named: $0) })
            else { continue }
            for (name, text) in options where own.text(of: name) == nil {
                opened[section: section] = opened[section: section].setting(name, to: text)
            }
        }
        return opened
    }

    /// The source that reads the file of `--input`; nil without that option.
    private func input(_ values: OptionValues) throws(UsageError) -> ProgramSource? {
        guard let input = program.input, let path = try values.value(of: ReportOptions.input) else {
            return nil
        }
        try checkInput(values)
        var source = input(
            try InputFile(path: path, temporaryFolder: host.temporaryFolder).open())
        source.about = Report.Source(
            id: "input",
            summary: path == "-"
                ? "a response read from standard input." : "a response saved in \(path).")
        return source
    }

    /// The source that `--source` names, else the first.
    private func source(_ values: OptionValues) throws(UsageError) -> ProgramSource {
        let chosen = try values.given(program.options.source)
        let sources = program.sources
        guard let source = sources.first(where: { $0.about.id == chosen }) ?? sources.first else {
            throw UsageError("this program has no sources to report from.")
        }
        return source
    }
}
