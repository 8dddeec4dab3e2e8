import SectionEssentials
import SectionKit
import WebServer

/// Makes the report of an address in another format than a page.
struct ReportMaker: Sendable {
    let program: WebProgram
    let format: WebFormat
    let address: PageAddress
    let parts: PageParts

    /// Loads the sections and returns the report, or why there is none, as text.
    func response() async -> WebResponse {
        if let fault = parts.query.faults.values.min() { return Self.refusal(400, fault) }
        let sections = parts.parts.compactMap(\.section)
        guard let source = parts.source, !sections.isEmpty else {
            return Self.refusal(404, parts.parts.first?.fault ?? "There is nothing to write.")
        }
        let screen = Screen(sections, clock: program.clock)
        await screen.load()
        let report = Report(
            title: program.description.title, source: source.about, generatedAt: source.now,
            sections: await screen.snapshots, warnings: source.warnings())
        let surface = format.surface(parts.query.isPersonal)
        let failures = report.sections.compactMap { section -> SectionError? in
            if case .error(let error) = section.state { error } else { nil }
        }
        if let failure = failures.first,
            failures.count == sections.count || !surface.namesFailures
        {
            var response = Self.refusal(
                failure.isNotFound ? 404 : 503, "\(failure.message) \(failure.recovery)")
            if let wait = failure.retryAfter {
                let seconds = Int(clamping: max(1, (wait / .seconds(1)).rounded(.up)))
                response.fields.append(("Retry-After", "\(seconds)"))
            }
            return response
        }
        do throws(SurfaceError) {
            let text = try surface.text(of: report)
            if let reason = report.sections.unreadRows { return Self.refusal(500, reason) }
            var response = WebResponse(200, type: format.mediaType, text)
            response.fields.append(("Content-Disposition", "inline; filename=\"\(fileName)\""))
            return response
        } catch {
            guard case .unfit(let obstacle, let sections) = error else {
                return Self.refusal(503, "Nothing has loaded.")
            }
            let names = sections.isEmpty ? "" : ": \(sections.listed(by: "or"))"
            return Self.refusal(
                406,
                "\(obstacle.withCapital); ask for another format"
                    + (names.isEmpty ? "." : ", or for one section\(names)."))
        }
    }

    private var fileName: String {
        let names = address.path(in: program).joined(separator: "-")
        let plain = names.unicodeScalars.map {
            $0.isASCII && $0.properties.isAlphabetic
                || "0123456789-_".unicodeScalars.contains($0) ? String($0) : "-"
        }
        return plain.joined() + (format.endings.first ?? "")
    }

    private static func refusal(_ status: Int, _ reason: String) -> WebResponse {
        WebResponse(status, type: "text/plain; charset=utf-8", reason + "\n")
    }
}

extension [SectionSnapshot] {
    /// Why rows that were written could not be read; nil if all could.
    fileprivate var unreadRows: String? {
        for section in self {
            guard case .success(let blocks) = section.state else { continue }
            for case .table(let table) in blocks {
                if let reason = table.rows.failure { return reason }
            }
        }
        return nil
    }
}
