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
    var notice: String?

    private var shell: PageShell { PageShell(program: program, files: files) }

    /// The status: whether the address can be shown.
    var status: Int { parts.query.isFine ? 200 : 400 }

    /// Writes the page, and returns when it is whole.
    func write(to stream: BodyStream) async {
        let scripts = await withTaskGroup(of: Made?.self) { group in
            for (place, part) in parts.parts.enumerated() {
                group.addTask { await made(part, at: place) }
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
            var rest = parts.parts.count
            var scripts: [WebFile] = []
            while rest > 0, let made = await group.next() {
                if !hasStarted { stream.append(Array(start(made?.head).utf8)) }
                hasStarted = true
                guard let made else { continue }
                rest -= 1
                stream.append(Array(made.html.utf8))
                for script in made.scripts where !scripts.contains(script) {
                    scripts.append(script)
                }
            }
            group.cancelAll()
            return scripts
        }
        stream.append(Array((end + shell.end(source: closingLine, scripts: scripts)).utf8))
        stream.finish()
    }

    // MARK: - Around the sections

    /// Whether the page shows one section, whose content says what it is.
    private var isAlone: Bool {
        if case .section = address.subject { true } else { false }
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
        let head = head ?? HTMLHead(title: title, program: program.description.title)
        var html = shell.start(
            head, hasTitle: isAlone, tab: address.tab(in: program), count: count + 1)
        if let notice {
            html += "<p class=\"notice positive\" role=\"status\">\(notice.html)</p>\n"
        }
        if let fault = parts.query.faults[""] { html += HTMLSurface.notice(.error, fault) }
        for (place, part) in parts.parts.enumerated() where part.section != nil {
            let title = (part.section?.title ?? "").html
            html += "<p class=\"part waiting part-\(place)\">\(title): loading…</p>\n"
        }
        return html
    }

    /// What is known when all sections are there: warnings about requests, and how old the facts are.
    private var end: String {
        guard let source = parts.source else { return "" }
        var html = ownCalls
        html += source.warnings().map { HTMLSurface.notice(.warning, $0.safe) }.joined()
        html += "<p class=\"faint\">Made on \(program.surface.time(source.now))</p>\n"
        if let oldest = source.asOf(), oldest.distance(to: source.now) >= 60 {
            let time = program.surface.time(oldest)
            html += "<p class=\"faint\">The oldest response is from \(time)</p>\n"
        }
        let place = parts.parts.count
        return "<div class=\"part part-\(place)\" data-place=\"\(place)\">\n\(html)</div>\n"
    }

    private var closingLine: String? {
        parts.source.flatMap { _ in report([]).closingLine }
    }

    private func report(_ sections: [SectionSnapshot]) -> Report {
        Report(
            title: program.description.title,
            source: parts.source?.about ?? Report.Source(id: "none", summary: ""),
            generatedAt: parts.source?.now ?? program.clock(), sections: sections)
    }

    // MARK: - Sections

    /// A section of the page.
    private struct Made: Sendable {
        let html: String
        let scripts: [WebFile]

        /// What it says of a page that shows only it; nil if it could not be loaded.
        var head: HTMLHead?
    }

    /// Loads a section and makes its part of the page.
    private func made(_ part: PageParts.Part, at place: Int) async -> Made {
        let opening = "<div class=\"part part-\(place)\" data-place=\"\(place)\">\n"
        let form = OptionForm(
            command: part.command, operand: part.operand, query: part.query, program: program
        ).html
        guard let section = part.section else {
            let fault = part.fault.map { HTMLSurface.notice(.info, program.words($0)) } ?? ""
            return Made(html: opening + heading(title) + form + fault + "</div>\n", scripts: [])
        }
        let screen = Screen([section], clock: program.clock)
        await screen.load()
        let shown = await program.withPictures(report(await screen.snapshots))
        let kept = part.query.givenForProgram(in: program)
        guard let snapshot = shown.sections.first?.saying(program.words) else {
            return Made(html: "", scripts: [])
        }
        let here = here
        let head = program.surface.head(of: shown)
        let orders = PageOrders(parts.query, of: snapshot.id, path: address.path(in: program))
        let links = HTMLLinks(
            details: { [program] command, identity in
                guard program.section(command)?.operand?.isOffered == true else { return nil }
                return RequestTarget.text(path: [command, identity], query: kept)
            },
            actions: { [program] command, identity in
                program.address(of: command, on: identity, query: kept, back: here).map {
                    ($0.action.summary.withCapital, $0.text)
                }
            }, orders: orders.orders, sorted: orders.address(with:), orderName: orders.name(of:))
        let fragment = program.surface.fragment(
            of: snapshot.sorted(by: orders.orders), isAlone: isAlone, links: links)
        let content =
            [calls(of: part, query: kept)] + fragment.styles.map(shell.link)
            + shown.warnings.map { HTMLSurface.notice(.warning, $0) }
            + [fragment.html, tools(for: part, report: shown), "</div>\n"]
        return Made(
            html: opening + heading(head.title) + form + content.joined(),
            scripts: fragment.scripts, head: head)
    }

    /// The title of a page that shows one section; a tab has that of the program.
    private func heading(_ title: String) -> String {
        isAlone ? "<h1>\(title.html)</h1>\n" : ""
    }

    /// The address of this page.
    private var here: String {
        RequestTarget.text(
            path: address.path(in: program), query: parts.query.given + parts.query.orders)
    }

    /// Links to the actions of the section, and of what its operand names.
    private func calls(of part: PageParts.Part, query: [RequestTarget.Item]) -> String {
        let operand = part.operand
        let actions = program.actions(of: part.command, operand: operand)
        let links = actions.map { action in
            // What an action has removed has no page any more.
            let mayRemove = operand != nil && action.confirmation != .never
            let list = program.tabs.first { tab in
                action.place.section.map(tab.sections.contains) ?? false
            }
            let back = mayRemove ? list.map(PageAddress.path) ?? "/" : here
            let address = ActionAddress(action, operand: operand, query: query, back: back)
            return Self.link(to: address)
        }
        return links.isEmpty ? "" : "<p class=\"calls\">\(links.joined())</p>\n"
    }

    private static func link(to address: ActionAddress) -> String {
        "<a href=\"\(address.text.html)\">\(address.action.summary.withCapital.html)</a>\n"
    }

    /// Links to the actions of the whole program.
    private var ownCalls: String {
        let query = parts.query.givenForProgram(in: program)
        let links = program.ownActions.map {
            Self.link(to: ActionAddress($0, query: query, back: here))
        }
        return links.isEmpty ? "" : "<p class=\"calls\">\(links.joined())</p>\n"
    }

    /// Links to the section alone, and to the section in the other formats that can hold it.
    private func tools(for part: PageParts.Part, report: Report) -> String {
        let shape = ReportShape(of: report)
        let path = [part.command.name] + (part.operand.map { [$0] } ?? [])
        let links = program.formats.compactMap { format -> String? in
            guard let ending = format.endings.first,
                (try? format.surface(program.isPersonal).check(shape)) != nil
            else { return nil }
            var path = path
            path[path.count - 1] += ending
            let address = RequestTarget.text(path: path, query: part.query.given)
            return "<a href=\"\(address.html)\">\(format.title.html)</a>"
        }
        let alone = RequestTarget.text(path: path, query: part.query.given)
        let words =
            (isAlone ? "" : "<a href=\"\(alone.html)\">Only this</a> ")
            + (links.isEmpty ? "" : "As\(links.joined())")
        return words.isEmpty ? "" : "<p class=\"tools\">\(words)</p>\n"
    }
}
