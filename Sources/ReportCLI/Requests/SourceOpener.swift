#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
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
        let (origin, request) = try origin(values)
        let dependencies = FeatureDependencies(
            request: sharesAnswers ? SharedRequest(request) : request, api: origin.api, now: now)
        return OpenedSource(origin: origin, section: maker(dependencies))
    }

    /// Opens the source for a screen, whose sections are made again and again.
    ///
    /// - Parameters:
    ///   - values: the values of the program's options.
    ///   - now: the time that the sections speak of as "now".
    ///   - anew: whether a server is to be asked whatever is kept of it.
    ///   - log: takes what happens to the requests.
    func openForScreen(
        _ values: OptionValues,
        now: Date,
        anew: Bool,
        log: @escaping @Sendable (RequestEvent) -> Void
    ) throws(UsageError) -> OpenedSource {
        let (origin, answers) = try origin(values, anew: anew, log: log)
        let request = SharedRequest(answers)
        let dependencies = FeatureDependencies(
            request: request, api: origin.api, now: now, memory: FeatureMemory())
        return OpenedSource(origin: origin, section: maker(dependencies)) {
            request.forgetFailures()
        }
    }

    /// Where the answers of servers are kept; nil where there is no place for them.
    var cacheFolder: String? {
        ResponseCache.defaultFolder(program: program.name, environment: host.environment)
    }

    /// Refuses an address where nobody is asked, rather than let facts seem to be from there.
    func refuseStrayAddress(_ values: OptionValues) throws(UsageError) {
        guard try values.value(of: ConnectionOptions.baseURL) != nil else { return }
        let readsInput = try values.value(of: ReportOptions.input) != nil
        let source = try source(values)
        if source.isLive, !readsInput { return }
        let what = readsInput ? "--input" : "the source \(source.about.id)"
        let live = program.sources.filter(\.isLive).map { "--source \($0.about.id)" }
        throw UsageError(
            "--base-url is for sources that ask a server, and \(what) does not;"
                + " add \(live.listed(by: "or")).")
    }

    private func maker(
        _ dependencies: FeatureDependencies
    ) -> @Sendable (String, OptionValues) throws(UsageError) -> any Section {
        let recipes = program.recipes
        return { name, values throws(UsageError) in
            guard let recipe = recipes.first(where: { $0.name == name }) else {
                throw UsageError("there is no section \(name.quoted).")
            }
            return try recipe.make(dependencies, values)
        }
    }

    /// Where facts are from, and what answers requests for them.
    private func origin(
        _ values: OptionValues,
        anew: Bool = false,
        log: (@Sendable (RequestEvent) -> Void)? = nil
    ) throws(UsageError) -> (Origin, any BaseRequestInput) {
        let settings = try ConnectionSettings(values, anew: anew)
        let source = try source(values)
        if let input = program.input, let path = try values.value(of: ReportOptions.input) {
            guard try values.value(of: program.options.source) == nil else {
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
            cache: cacheFolder.map { ResponseCache(folder: $0) },
            userAgent: "\(program.name)/\(program.version)",
            report: log ?? { event in
                if let warning = event.warning { warnings.add(warning) }
                if settings.verbose { console.say(event.logLine) }
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
        let chosen = try values.value(of: program.options.source)
        let sources = program.sources
        guard let source = sources.first(where: { $0.about.id == chosen }) ?? sources.first else {
            throw UsageError("this program has no sources to report from.")
        }
        return source
    }
}
