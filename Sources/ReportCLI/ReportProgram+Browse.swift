#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import FeatureKit
import Networking
import ScreenHost
import SectionKit

extension ReportProgram {
    /// The command that shows the sections on a screen.
    static let browseCommand = "browse"

    /// Names a file for the benchmark: how long each key took, in microseconds.
    static let timingsVariable = "BROWSE_TIMINGS"

    /// Shows the sections on the whole screen until a person leaves it.
    func browse(_ values: OptionValues, _ host: Host) async throws(UsageError) -> ExitCode {
        if values.text(of: ReportOptions.input.description.name) == "-" {
            throw UsageError("browse reads keys from standard input; give --input a file.")
        }
        let settings = try ReportSettings(values)
        guard let device = host.screen else {
            throw UsageError(
                "browse needs a terminal to show its screen on; elsewhere use 'report'.")
        }
        guard let kind = host.environment["TERM"], !["", "dumb"].contains(kind) else {
            throw UsageError(
                "browse needs a terminal that can move its cursor, and TERM names none;"
                    + " use 'report'.")
        }
        let log = RequestLog(
            isVerbose: try ConnectionSettings(values).verbose, clock: try host.reportClock())
        let zone = settings.zone.select()
        let plain = TerminalStyle(ascii: settings.ascii)
        let browsable = try browsable(
            values,
            exportedOn: { $0.surface(style: plain, zone: zone, images: settings.images) },
            log,
            host
        )
        let style = host.style(for: settings)

        Interruption.before {
            CurlTransport.killAll()
            Drafts.shared.removeAll()
            device.close()
        }
        let timings = host.environment[Self.timingsVariable].map { TimingsFile(path: $0) }
        let browser = SectionBrowser(
            browsable, style: style, zone: zone, device: device, timings: timings?.take)
        try await browser.run(values)
        CurlTransport.killAll()
        timings?.write()
        for line in log.lines { say(line, host) }
        return .success
    }

    private func browsable(
        _ values: OptionValues,
        exportedOn surface: @escaping @Sendable (ReportFormat) -> any Surface,
        _ log: RequestLog,
        _ host: Host
    ) throws(UsageError) -> Browsable {
        Browsable(
            title: title,
            sections: try recipes(of: Self.browseCommand, values).map { .init($0) },
            opened: opened,
            details: recipes.filter { $0.operand != nil }.map { .init($0) },
            options: values.text(of: ReportOptions.input.description.name) == nil
                && sources.count > 1 ? [options.source.description] : [],
            endings: ReportFormat.exported.compactMap(\.endings.first),
            open: { values, anew, notice throws(UsageError) in
                try session(values, anew: anew, log.session(notice), host)
            },
            visit: { Browser(environment: host.environment).visit($0) },
            export: { report, file, replacing in
                export(report, to: file, replacing: replacing, on: surface, host)
            }
        )
    }

    private func session(
        _ values: OptionValues,
        anew: Bool,
        _ log: RequestLog.Session,
        _ host: Host
    ) throws(UsageError) -> BrowseSession {
        let now = try host.now()
        let (origin, answers) = try origin(values, host, anew: anew) { log.take($0) }
        let request = SharedRequest(answers)
        let dependencies = FeatureDependencies(
            request: request, api: origin.api, now: now, memory: FeatureMemory())
        return BrowseSession(
            source: origin.about,
            now: now,
            asOf: { log.oldest },
            section: { name, values throws(UsageError) in
                guard let recipe = recipes.first(where: { $0.name == name }) else {
                    throw UsageError("there is no section \(name.quoted).")
                }
                return try recipe.make(dependencies, values)
            },
            forgetFailures: { request.forgetFailures() }
        )
    }
}
