import SectionEssentials
import SectionKit
import WebServer

/// Makes the parts of a page, for who asks for it and for who watches it.
struct PartMaker: Sendable {
    let program: WebProgram
    let files: WebFiles
    let address: PageAddress

    /// The values of the address.
    let query: PageQuery

    private var shell: PageShell { PageShell(program: program, files: files) }

    /// A section of a page.
    struct Made: Sendable {
        let html: String
        var scripts: [WebFile] = []

        /// What it says of a page that shows only it; nil if it could not be loaded.
        var head: HTMLHead?

        /// Whether what its operand names does not exist.
        var isNotFound = false
    }

    /// Whether the page shows one section, whose content says what it is.
    var isAlone: Bool {
        if case .section = address.subject { true } else { false }
    }

    /// Makes the part of a section.
    ///
    /// - Parameters:
    ///   - part: the section, with its options.
    ///   - snapshot: what it shows; nil if it cannot be made.
    ///   - source: what the section is from; nil if it could not be opened.
    ///   - place: its place on the page.
    func made(
        _ part: PageParts.Part, _ snapshot: SectionSnapshot?, of source: OpenSource?, at place: Int
    ) async -> Made {
        let form = OptionForm(
            command: part.command, operand: part.operand,
            query: part.query.blaming(snapshot?.state, of: part.command, in: program),
            program: program, page: here, content: snapshot?.blocks ?? [],
            isWaiting: snapshot?.state.hasOnlyWords(of: part.command) ?? false
        )
        let words = program.words(of: part.command, linksActions: true)
        guard let loaded = snapshot else {
            let fault = part.fault.map { HTMLSurface.notice(.info, words.error($0)) } ?? ""
            let title = part.section?.title ?? part.command.name.withCapital
            return Made(html: box(heading(title) + controls(form.html) + fault, at: place))
        }
        let shown = await program.withPictures(report([loaded], of: source))
        let kept = part.query.givenForProgram(in: program)
        guard let plain = shown.sections.first else { return Made(html: "") }
        let snapshot = plain.saying(words)
        let mentions = plain.mentions(of: program.description)
        let here = here
        let head = program.surface.head(of: report([snapshot], of: source))
        let tables = PageTables(query, of: snapshot.id, path: address.path(in: program))
        let anchor = isAlone ? "" : "#" + snapshot.id
        let links = HTMLLinks(
            details: { [program] command in
                guard let section = program.section(command),
                    let words = program.words(for: section)
                else { return nil }
                let text = RequestTarget.texts(path: [command], query: kept)
                return { program.link(text(words($0))) }
            },
            actions: { [program] command in
                program.rowAction(command).map { action in
                    let text = ActionAddress(action, query: kept, back: here).texts
                    return (
                        action.title.withCapital, action.summary.withCapital,
                        { program.link(text($0)) }
                    )
                }
            }, choices: tables.choices,
            chosen: { [program] in program.link(tables.address(with: $0)) + anchor },
            search: { [program] table in
                var search = tables.search(of: table)
                search.address = program.link(search.address) + anchor
                return search
            }, orderName: tables.orderName(of:),
            whole: { table in
                guard let option = table.lengthOption, let count = table.matching else {
                    return nil
                }
                return address(of: part, with: option, count)
            })
        let fragment = program.surface.fragment(
            of: snapshot, isAlone: isAlone,
            controls: controls(
                await calls(
                    of: part, showing: snapshot, besides: form.actions, proposed: mentions,
                    of: source, query: kept) + form.html),
            links: links)
        let content =
            [heading(head.title)]
            + fragment.styles.map(shell.link)
            + notices(shown.warnings)
            + [fragment.html, tools(for: part, report: shown)]
        let scripts = fragment.scripts.map { shell.path(of: $0, ending: "js") }
        return Made(
            html: box(content.joined(), at: place, scripts: scripts), scripts: fragment.scripts,
            head: head, isNotFound: snapshot.state.isNotFound)
    }

    /// Makes the end of a page: what is known when its sections are there, such as warnings about
    /// requests, and how old the facts are.
    ///
    /// - Parameters:
    ///   - sources: what the sections are from.
    ///   - place: its place on the page.
    func end(_ sources: [OpenSource], at place: Int) async -> String {
        guard let latest = sources.max(by: { $0.now < $1.now }) else { return "" }
        var warnings: [String] = []
        for warning in sources.flatMap({ $0.warnings() }) where !warnings.contains(warning) {
            warnings.append(warning)
        }
        var html = await ownCalls(sources.last)
        html += notices(warnings.map(\.safe)).joined()
        html += "<p class=\"faint\">Made on \(program.surface.time(latest.now))</p>\n"
        if let oldest = sources.compactMap({ $0.asOf() }).min(),
            oldest.distance(to: latest.now) >= 60
        {
            let time = program.surface.time(oldest)
            html += "<p class=\"faint\">The oldest response is from \(time)</p>\n"
        }
        return box(html, at: place)
    }

    /// A report of sections of the page.
    func report(_ sections: [SectionSnapshot], of source: OpenSource?) -> Report {
        Report(
            title: program.description.title,
            source: source?.about ?? Report.Source(id: "none", summary: ""),
            generatedAt: source?.now ?? program.clock(), sections: sections)
    }

    /// The element around a part, with the scripts that it needs.
    private func box(_ html: String, at place: Int, scripts: [String] = []) -> String {
        let scripts = scripts.isEmpty ? "" : " data-scripts=\"\(scripts.joined(separator: " "))\""
        return "<div class=\"part part-\(place)\" data-place=\"\(place)\"\(scripts)>\n"
            + "\(html)</div>\n"
    }

    /// The title of a page that shows one section; a tab has that of the program.
    private func heading(_ title: String) -> String {
        isAlone ? "<h1>\(title.html)</h1>\n" : ""
    }

    /// The address of this page.
    var here: String {
        RequestTarget.text(
            path: address.path(in: program), query: query.given + query.tables)
    }

    /// The element with what a person can do with a section; empty without anything.
    private func controls(_ html: String) -> String {
        html.isEmpty ? "" : "<div class=\"section-controls\">\n\(html)</div>\n"
    }

    /// Links to the actions of the section and of what its operand names, but those of its form, and to
    /// others that its sentences propose.
    private func calls(
        of part: PageParts.Part,
        showing snapshot: SectionSnapshot,
        besides formActions: [CommandDescription],
        proposed mentions: [CommandMention],
        of source: OpenSource?,
        query: [RequestTarget.Item]
    ) async -> String {
        let operand = part.operand
        let content = snapshot.blocks
        let all = content.compactMap(\.table)
        var links: [String] = []
        // There is nothing to change of what does not exist.
        let isThere = operand == nil || !snapshot.state.isNotFound
        let actions = isThere ? program.actions(of: part.command, operand: operand) : []
        for action in actions
        where action.isPossible(with: content) && !formActions.contains(action) {
            if action.options.isEmpty, action.confirmation == .always,
                await hasNothingToDo(action, source)
            {
                continue
            }
            let named = action.operand == part.command.operand ? operand : nil
            let called = all.lazy.compactMap { $0.operand(of: action.name, called: named) }.first
            links.append(
                link(to: ActionAddress(action, operand: called ?? named, query: query, back: here)))
        }
        for mention in mentions where !actions.contains(mention.command) {
            if let link = link(to: mention, query: query), !links.contains(link) {
                links.append(link)
            }
        }
        links += otherRows(of: part, content)
        return links.isEmpty ? "" : "<p class=\"calls\">\(links.joined())</p>\n"
    }

    /// A link to what a sentence proposes: an action of a section, or a section with values, such as flights
    /// near an airport; nil for anything else.
    private func link(to mention: CommandMention, query: [RequestTarget.Item]) -> String? {
        if case .section = mention.command.place, program.actions.contains(mention.command) {
            return link(
                to: ActionAddress(
                    mention.command, operand: mention.operand, query: query, back: here))
        }
        guard let section = program.section(mention.command.name), let values = mention.values,
            !values.isEmpty
        else { return nil }
        let items = values.map { RequestTarget.Item($0.option.name, $0.text) } + query
        let address = program.link(RequestTarget.text(path: [section.name], query: items))
        let words = values.map { "\($0.option.name) \($0.text)" }.listed(by: "and")
        return "<a href=\"\(address.html)\">\("\(section.name.withCapital) \(words)".html)</a>\n"
    }

    /// Links to the rows before and after those of a list that is limited.
    private func otherRows(of part: PageParts.Part, _ content: [Block]) -> [String] {
        guard part.command.options.contains(where: { $0.name == ListPage.offsetName }),
            let page = try? ListPage(part.query.section), page.limit != nil,
            let table = content.lazy.compactMap(\.table).first, let matching = table.matching
        else { return [] }
        let rows = page.neighbors(showing: table.rows.count, of: matching)
        return [("Previous", rows.before), ("Next", rows.after)].compactMap { word, rows in
            rows.map { rows in
                let address = address(of: part, with: ListPage.offsetName, rows.lowerBound)
                return "<a href=\"\(address.html)\">\(word) \(rows.count)</a>\n"
            }
        }
    }

    /// The address of a section with another value of one of its options.
    private func address(
        of part: PageParts.Part, with option: String, _ value: Int
    ) -> String {
        let path = [part.command.name] + (part.operand.map { [$0] } ?? [])
        let others = part.query.given.filter { $0.name != option }
        return program.link(
            RequestTarget.text(path: path, query: others + [.init(option, String(value))]))
    }

    /// Warnings in the words of pages.
    private func notices(_ warnings: [String]) -> [String] {
        warnings.map(program.words().message).filter { !$0.isEmpty }
            .map { HTMLSurface.notice(.warning, $0) }
    }

    private func link(to address: ActionAddress) -> String {
        let (title, summary) = (address.action.title, address.action.summary)
        return
            "<a href=\"\(program.link(address.text).html)\" title=\"\(summary.withCapital.html)\">"
            + "\(title.withCapital.html)</a>\n"
    }

    /// Links to the actions of the whole program, but those that have nothing to do, such as an undo of
    /// nothing.
    private func ownCalls(_ source: OpenSource?) async -> String {
        let query = self.query.givenForProgram(in: program)
        var links: [String] = []
        for action in program.ownActions {
            if action.confirmation == .byKey, await hasNothingToDo(action, source) { continue }
            links.append(link(to: ActionAddress(action, query: query, back: here)))
        }
        return links.isEmpty ? "" : "<p class=\"calls\">\(links.joined())</p>\n"
    }

    /// Whether an action that takes nothing cannot be planned, such as an end of what does not go on.
    private func hasNothingToDo(
        _ action: CommandDescription, _ source: OpenSource?
    ) async -> Bool {
        let made = try? source?.action(action.name, OptionValues())
        if case .failed? = await made?.result(of: .plan) { return true }
        return false
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
            let address = program.link(RequestTarget.text(path: path, query: part.query.given))
            return "<a href=\"\(address.html)\">\(format.title.html)</a>"
        }
        let alone = program.link(RequestTarget.text(path: path, query: part.query.given))
        let words =
            (isAlone ? "" : "<a href=\"\(alone.html)\">Only this</a> ")
            + (links.isEmpty ? "" : "As\(links.joined())")
        return words.isEmpty ? "" : "<p class=\"tools\">\(words)</p>\n"
    }
}

extension SectionState<[Block]> {
    /// Whether it is all paragraphs, without a fact or a row but those that the section can show.
    fileprivate func hasOnlyWords(of command: CommandDescription) -> Bool {
        guard case .success(let blocks) = self else { return false }
        return blocks.allSatisfy { block in
            switch block {
            case .paragraph: true
            case .table(let table): table.rows.isEmpty || table.commands == [command.name]
            default: false
            }
        }
    }
}

extension SectionState {
    /// Whether nothing failed but there is no such thing.
    var isNotFound: Bool {
        if case .error(let error) = self { error.isNotFound } else { false }
    }
}
