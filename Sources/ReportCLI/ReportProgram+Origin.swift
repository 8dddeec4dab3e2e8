import Networking
import SectionKit
import Synchronization

/// Where the facts of one report are from: one of a program's sources, or a saved answer.
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
    private let record = Mutex<[String]>([])

    var all: [String] { record.withLock { $0 } }

    /// Keeps a warning, once however often it comes.
    func add(_ warning: String) {
        record.withLock { if !$0.contains(warning) { $0.append(warning) } }
    }
}

extension ReportProgram {
    /// Where a report takes its facts from, and what answers its requests.
    ///
    /// - Parameters:
    ///   - anew: whether a server is to be asked whatever is kept of it.
    ///   - log: takes what happens to the requests; nil to say it on standard error.
    func origin(
        _ values: OptionValues,
        _ host: Host,
        anew: Bool = false,
        log: (@Sendable (RequestEvent) -> Void)? = nil
    ) throws(UsageError) -> (Origin, any BaseRequestInput) {
        let settings = try ConnectionSettings(values, anew: anew)
        let source = try source(values)
        if let input, let path = try values.value(of: ReportOptions.input) {
            guard try values.value(of: options.source) == nil else {
                throw UsageError("--input and --source exclude each other; give one of them.")
            }
            let about = Report.Source(
                id: "input",
                summary: path == "-"
                    ? "an answer read from standard input." : "an answer saved in \(path).")
            let request = input(try InputFile(path: path).read())
            return (Origin(about: about, api: source.api), request)
        }
        let warnings = Warnings()
        let connection = Connection(
            settings: settings,
            host: host,
            cache: cacheFolder(host).map { ResponseCache(folder: $0) },
            userAgent: "\(name)/\(version)",
            report: log ?? { event in
                if let warning = event.warning { warnings.add(warning) }
                if settings.verbose, let line = event.logLine { say(line, host) }
            }
        )
        let origin = Origin(
            about: source.about,
            api: source.api,
            isLive: source.isLive,
            drawsProgress: source.isLive && !settings.verbose,
            warnings: warnings
        )
        return (origin, try source.request(over: connection))
    }

    /// The source that was asked for, or else the first.
    private func source(_ values: OptionValues) throws(UsageError) -> ReportSource {
        let chosen = try values.value(of: options.source)
        guard let source = sources.first(where: { $0.about.id == chosen }) ?? sources.first else {
            throw UsageError("this program has no sources to report from.")
        }
        return source
    }

    /// Refuses an address where nobody is asked, rather than let facts seem to be from there.
    func refuseStrayAddress(_ values: OptionValues) throws(UsageError) {
        guard try values.value(of: ConnectionOptions.baseURL) != nil else { return }
        let readsInput = try values.value(of: ReportOptions.input) != nil
        let source = try source(values)
        if source.isLive, !readsInput { return }
        let what = readsInput ? "--input" : "the source \(source.about.id)"
        let live = sources.filter(\.isLive).map { "--source \($0.about.id)" }
        throw UsageError(
            "--base-url is for sources that ask a server, and \(what) does not;"
                + " add \(live.listed(by: "or")).")
    }

    func cacheFolder(_ host: Host) -> String? {
        ResponseCache.defaultFolder(program: name, environment: host.environment)
    }
}
