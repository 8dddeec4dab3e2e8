import SectionEssentials
import SectionKit
import WebServer

/// Makes a page: its sections load at the same time, and each is sent when it is done.
struct PageMaker: Sendable {
    let program: WebProgram
    let files: WebFiles
    let address: PageAddress
    let parts: PageParts

    /// How long the start of a page waits for its content, which says its title.
    let patience: Duration

    /// What an action has said a moment ago; nil for nothing.
    var notice: ActionNotice?

    /// Keeps the page for who watches it from then on, and returns its version.
    let keep: @Sendable (PageParts, Screen, [Int: String]) -> LiveVersion

    private var shell: PageShell { PageShell(program: program, files: files) }

    private var maker: PartMaker {
        PartMaker(program: program, files: files, address: address, query: parts.query)
    }

    private var isAlone: Bool { maker.isAlone }

    /// The status while the content is not known: whether the address can be shown.
    var status: Int { parts.query.isFine ? 200 : 400 }

    /// Writes the page, and returns its status when it is whole.
    func write(to stream: BodyStream) async -> Int {
        let screen = Screen(parts.sections, clock: program.clock)
        let (html, scripts, isFound) = await withTaskGroup(of: Made?.self) { group in
            for (place, part) in parts.parts.enumerated() {
                group.addTask { Made(place: place, part: await made(part, on: screen, at: place)) }
            }
            if isAlone {
                group.addTask { [patience] in
                    try? await Task.sleep(for: patience)
                    return nil
                }
            } else {
                stream.append(Array(start(nil).utf8))
            }
            var hasStarted = !isAlone
            var html: [Int: String] = [:]
            var scripts: [WebFile] = []
            var isFound = true
            while html.count < parts.parts.count, let made = await group.next() {
                if !hasStarted { stream.append(Array(start(made?.part.head).utf8)) }
                hasStarted = true
                guard let made else { continue }
                if made.part.isNotFound { isFound = false }
                html[made.place] = made.part.html
                stream.append(Array(made.part.html.utf8))
                for script in made.part.scripts where !scripts.contains(script) {
                    scripts.append(script)
                }
            }
            group.cancelAll()
            return (html, scripts, isFound)
        }
        let last = parts.parts.count
        let end = await maker.end(parts.source.map { [$0] } ?? [], at: last)
        let version =
            parts.query.isFine && !parts.sections.isEmpty
            ? keep(parts, screen, html.merging([last: end]) { _, new in new }) : nil
        let snapshots = await screen.snapshots
        let closing = parts.source.flatMap { maker.report(snapshots, of: $0).closingLine }
        stream.append(
            Array((end + shell.end(source: closing, scripts: scripts, version: version)).utf8))
        stream.finish()
        return isAlone && !isFound ? 404 : status
    }

    /// A part of the page.
    private struct Made: Sendable {
        let place: Int
        let part: PartMaker.Made
    }

    /// Loads a section and makes its part of the page.
    private func made(
        _ part: PageParts.Part, on screen: Screen, at place: Int
    ) async -> PartMaker.Made {
        var snapshot: SectionSnapshot?
        if let section = part.section {
            await screen.load(section.id)
            snapshot = await screen.snapshots.first { $0.id == section.id.safe }
        }
        return await maker.made(part, snapshot, of: parts.source, at: place)
    }

    /// The title while the content is not known.
    private var title: String {
        switch address.subject {
        case .tab(let tab): program.tabs[tab].title
        case .section(let section, _):
            parts.parts.first?.section?.title ?? section.name.withCapital
        }
    }

    /// The start of the page.
    ///
    /// - Parameter head: what its content says of it; nil while that is not known.
    private func start(_ head: HTMLHead?) -> String {
        let count = parts.parts.count
        let about = parts.parts.map { $0.command.summary.withCapital + "." }
        let head =
            head
            ?? HTMLHead(
                title: title, program: program.description.title,
                summary: about.joined(separator: " "))
        var html = shell.start(
            head, hasTitle: isAlone, tab: address.tab(in: program), count: count + 1)
        if let notice {
            let words = program.words().message(notice.text).html
            html += """
                <p class="notice positive said" role="status">\(words)\(undo(notice))</p>\n
                """
        }
        if let fault = parts.query.faults[""] { html += HTMLSurface.notice(.error, fault) }
        for (place, part) in parts.parts.enumerated() where part.section != nil {
            let title = (part.section?.title ?? "").html
            html += "<p class=\"part waiting part-\(place)\">\(title): loading…</p>\n"
        }
        return html
    }

    /// The link that takes back what a notice says; empty if nothing does.
    private func undo(_ notice: ActionNotice) -> String {
        guard notice.isUndoable, let undoing = program.undoing else { return "" }
        let address = ActionAddress(
            undoing, query: parts.query.givenForProgram(in: program), back: maker.here)
        let link = program.link(address.text).html
        return " <a href=\"\(link)\">\(undoing.title.withCapital.html)</a>"
    }
}
