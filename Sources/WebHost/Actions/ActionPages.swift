import SectionCLibrary
import SectionEssentials
import SectionKit
import WebServer

/// The pages of an action: its form, its plan and its result.
///
/// Nothing is kept between them: a page carries what the next one needs, and the token by which an
/// action is performed once.
struct ActionPages: Sendable {
    let program: WebProgram
    let files: WebFiles
    let tokens: FormTokens
    let address: ActionAddress

    /// What an action has led to.
    enum Outcome: Sendable {
        /// A page.
        case page(WebResponse)

        /// It was performed: the page to go on to, and what it says.
        case done(location: String, ActionNotice)
    }

    private var action: CommandDescription { address.action }
    private var title: String { action.summary.withCapital }

    /// The page to go back to.
    private var back: String { address.back ?? "/" }

    // MARK: - Asked for

    /// The page of the action before anything is sent: its form with the present values, or its plan.
    func page() async -> WebResponse {
        guard !address.asked.isEmpty else {
            // A plan may ask a server, which is not done before a person wants it; but it says which row is
            // changed.
            if action.confirmation == .never, address.operand == nil {
                return question(title, [], of: nil)
            }
            return await planned(FilledForm([]))
        }
        var form = FilledForm(address.asked)
        switch await result(of: .currentValues, FilledForm([])) {
        case .currentValues(let values): form.begin(values)
        // The action needs more than its operand, so there are no values to show.
        case .usageError: form.begin(FormValues())
        case .failed(let error): return failure(error)
        case .planned, .performed: break
        }
        for (index, field) in form.fields.enumerated() where field.text == nil {
            let given = address.given.first { $0.name == field.option.name }
            if let given { form.take(given.value, at: index) }
        }
        return self.form(form, focus: 0)
    }

    // MARK: - Sent

    /// What a form that was sent leads to.
    func answer(_ sent: SentForm) async -> Outcome {
        if sent.isCancelled {
            program.uploads.drop(sent.files)
            return .page(redirect(to: back))
        }
        program.uploads.drop(sent.droppedFiles)
        var (form, faults) = sent.filled(address.asked, in: program)
        switch tokens.use(of: sent.token) {
        case .fresh: break
        case .done(let location): return .page(redirect(to: location))
        case .running:
            return .page(
                page(
                    409, HTMLSurface.notice(.info, "This is being done already.") + leaving("Go on")
                ))
        case .unknown:
            let words =
                "Nothing was changed, because this page is from before the program was started."
                + " Look at it once more, and send it again."
            guard !form.fields.isEmpty else { return .page(await page()) }
            return .page(await offering(form, faults, says: words, status: 409))
        }
        if sent.goesBack { return .page(await offering(form, faults)) }
        let first = form.check()
        if first != nil || !faults.isEmpty {
            return .page(await offering(form, faults, focus: first, status: 422))
        }
        if !form.fields.isEmpty, !form.isChanged, form.revision != nil {
            return .done(
                location: back, ActionNotice(text: "Nothing was changed.", isUndoable: false))
        }
        if action.confirmation != .never, !sent.isConfirmed {
            switch await result(of: .plan, &form) {
            case .planned(let plan) where !plan.changesNothing:
                return .page(question("\(plan.summary.withCapital)?", plan.changes, of: form))
            case .planned: break
            case .failed(let error): return .page(await failed(error, form))
            case .usageError(let error): return .page(await refused(error, form))
            case .currentValues, .performed: break
            }
        }
        return await perform(form, sent.token)
    }

    /// The page to go on to: that to go back to, or the tab of the action if it has removed what that page
    /// was about.
    private func whereNext() async -> String {
        guard action.confirmation != .never, let target = RequestTarget(back),
            let page = PageAddress(target.path, in: program),
            case .section(let section, let operand?) = page.subject
        else { return back }
        let query = PageQuery(target.query, of: section, operand: operand, in: program)
        let screen = Screen(
            PageParts(page, query, in: program).parts.compactMap(\.section), clock: program.clock)
        await screen.load()
        guard await screen.snapshots.contains(where: \.state.isNotFound) else { return back }
        let tab = program.tabs.first { tab in
            action.place.section.map(tab.sections.contains) ?? false
        }
        return tab.map(PageAddress.path) ?? "/"
    }

    /// What an undo of the program would take back now; nil if that is nothing, or if nothing is undone.
    private func lastChange() async -> ActionPlan? {
        guard let undoing = program.undoing, action.changes != [] else { return nil }
        let pages = ActionPages(
            program: program, files: files, tokens: tokens,
            address: ActionAddress(undoing, query: address.query))
        guard case .planned(let plan) = await pages.result(of: .plan, FilledForm([])) else {
            return nil
        }
        return plan
    }

    private func perform(_ form: FilledForm, _ token: String) async -> Outcome {
        guard tokens.begin(token) == .fresh else {
            return .page(redirect(to: back))
        }
        var (form, settled) = (form, form)
        var paths: [String] = []
        do throws(SystemError) { (settled, paths) = try program.settling(form) } catch {
            tokens.end(token, location: nil)
            return .page(
                await offering(
                    form, says: "The file could not be kept: \(error.reason).", status: 422))
        }
        // What a device sends comes again and again, with one token.
        let isRepeated = address.asked.contains(where: \.isOfDevice)
        let before = isRepeated ? nil : await lastChange()
        let result = await self.result(of: .perform, &settled)
        if case .performed(let words) = result {
            let next = await whereNext()
            tokens.end(token, location: isRepeated ? nil : next)
            let last = isRepeated || action.name == program.undoing?.name ? nil : await lastChange()
            let notice = ActionNotice(
                text: program.uploads.words(words), isUndoable: last != before && last != nil)
            program.uploads.drop(sentFiles(of: form).map(\.value))
            return .done(location: next, notice)
        }
        for path in paths { unlink(path) }
        switch result {
        case .failed(let error):
            tokens.end(token, location: nil)
            // Another window or program may have changed the record since its values were loaded.
            if form.revision != nil,
                case .currentValues(let values) = await self.result(
                    of: .currentValues, FilledForm([])),
                form.compare(with: values)
            {
                return .page(await offering(form, says: FilledForm.conflict, status: 409))
            }
            return .page(await failed(error, form))
        case .usageError(let error):
            tokens.end(token, location: nil)
            return .page(await refused(error, form))
        case .currentValues, .planned, .performed:
            tokens.end(token, location: nil)
            return .page(await offering(form))
        }
    }

    /// The files of a form that a browser has sent.
    private func sentFiles(of form: FilledForm) -> [FileChoice] {
        form.fields.filter(\.option.isUpload).flatMap {
            program.files(in: $0.text, of: $0.option).filter(\.isSent)
        }
    }

    private func redirect(to location: String) -> WebResponse {
        WebResponse(303, fields: [("Location", program.link(location))])
    }

    // MARK: - Steps

    /// Runs a step with the values of a form, and with those that were left out but are needed.
    private func result(
        of step: ActionStep, _ form: inout FilledForm
    ) async -> ActionStepResult {
        while true {
            let result = await result(of: step, form)
            guard case .usageError(let error) = result, form.require(error) == .leftOut else {
                return result
            }
        }
    }

    private func result(of step: ActionStep, _ form: FilledForm) async -> ActionStepResult {
        let query = PageQuery(address.query, of: nil, operand: nil, in: program)
        if let fault = query.faults.values.min() {
            return .failed(SectionError(message: fault, recovery: "Change the address."))
        }
        // A file stays while an action reads it, also if its time is over meanwhile.
        let files = sentFiles(of: form).compactMap { program.uploads.file($0.value) }
        defer { withExtendedLifetime(files) {} }
        var values = form.values
        if let operand = action.operand, let identity = address.operand {
            values = values.setting(operand.name, to: identity)
        }
        do throws(UsageError) {
            let source = try program.hosted.open(query.program, false) { _ in }
            return await (try source.action(action.name, values)).result(of: step)
        } catch {
            return .usageError(error)
        }
    }

    // MARK: - Pages

    /// The page of a form that was sent, with what it offers to tick.
    private func offering(
        _ form: FilledForm, _ faults: [String: String] = [:], focus: Int? = nil,
        says message: String? = nil, status: Int = 200
    ) async -> WebResponse {
        var form = form
        if address.operand != nil || address.asked.contains(where: \.isList),
            case .currentValues(let values) = await result(of: .currentValues, FilledForm([]))
        {
            form.offer(values)
        }
        return self.form(form, faults, focus: focus, says: message, status: status)
    }

    /// The page of the form, with what is wrong.
    private func form(
        _ form: FilledForm, _ faults: [String: String] = [:], focus: Int? = nil,
        says message: String? = nil, status: Int = 200
    ) -> WebResponse {
        let focus =
            focus
            ?? form.fields.firstIndex {
                $0.conflict != nil || $0.problem != nil || faults[$0.option.name] != nil
            }
        let fields = form.fields.enumerated().map { index, field in
            let now = field.conflict.map { "Now it is: \(words(for: $0.text, of: field))." }
            let (option, limits) = (field.option, program.uploads.limits)
            let isMissing = option.isUpload && field.text == nil && field.problem != nil
            return FieldMarkup(
                option: option, id: "field-\(option.name)".html,
                words: program.words(of: action), value: field.typed,
                fault: faults[option.name] ?? (isMissing ? "Choose a file." : field.problem),
                note: option.isUpload ? nil : now,
                files: option.isUpload
                    ? (
                        program.files(in: field.text, of: option),
                        limits.words(forSeveral: option.takesFiles)
                    ) : nil,
                offered: field.offered.map { ($0, field.isTicked($0)) },
                page: program.link(back), hasFocus: index == focus
            ).html
        }
        let isChange = action.options.contains(SectionOption<Int>.revision.description)
        let doing = isChange ? "Save" : action.title.withCapital
        let button = action.confirmation == .never ? doing : "Go on"
        let html = """
            \(heading(title))\(about(form))\(message.map { HTMLSurface.notice(.warning, said($0)) } ?? "")\
            \(form.text.map(read) ?? "")\(start(form))\(kept(form, hasFields: true))\
            \(fields.joined())\
            <div class="buttons"><button>\(button)</button>\(cancel(form))</div>
            </form>\n
            """
        return page(status, html)
    }

    /// Which record the form changes; empty for a new one.
    private func about(_ form: FilledForm) -> String {
        form.subject.map { "<p class=\"subject\">\($0.safe.html)</p>\n" } ?? ""
    }

    /// A message in the words of the form.
    private func said(_ message: String) -> String { program.words(of: action).error(message) }

    private func words(for text: String?, of field: FilledField) -> String {
        if field.isSwitch { return text == nil ? "off" : "on" }
        return text?.nonBlank ?? "nothing"
    }

    /// The text that values were read from.
    private func read(_ text: FormText) -> String {
        let lines = text.lines.map(\.html).joined(separator: "\n")
        return """
            <details class="read" open=""><summary>\(text.title.html)</summary><pre>\(lines)</pre>
            </details>\n
            """
    }

    /// The page that asks whether to perform the action.
    private func question(_ question: String, _ changes: [Block], of form: FilledForm?)
        -> WebResponse
    {
        var html = ""
        var scripts: [WebFile] = []
        if changes.isEmpty {
            html = heading(question)
        } else {
            let snapshot = SectionSnapshot(id: "plan", title: question, state: .success(changes))
                .saying(program.words(of: action))
            let fragment = program.surface.fragment(of: snapshot)
            scripts = fragment.scripts
            html = fragment.styles.map(shell.link).joined() + fragment.html
        }
        let again =
            form?.fields.isEmpty == false
            ? "<button class=\"plain\" name=\"\(SentForm.Name.change)\" value=\"on\">Back</button>"
            : ""
        let confirmed = """
            <input type="hidden" name="\(SentForm.Name.confirmed)" value="on"/>
            """
        html += """
            \(start(nil))\(kept(form ?? FilledForm([]), hasFields: false))\(confirmed)\
            <div class="buttons"><button>\(action.title.withCapital.html)</button>\(again)\
            \(cancel(form ?? FilledForm([])))</div>
            </form>\n
            """
        return page(200, html, scripts: scripts)
    }

    private func planned(_ form: FilledForm) async -> WebResponse {
        switch await result(of: .plan, form) {
        case .planned(let plan):
            return question("\(plan.summary.withCapital)?", plan.changes, of: form)
        case .failed(let error): return failure(error)
        case .usageError(let error): return await refused(error, form)
        case .currentValues, .performed: return question(title, [], of: form)
        }
    }

    /// The page of an action that failed; with a form, what was entered stays.
    private func failed(_ error: SectionError, _ form: FilledForm) async -> WebResponse {
        guard !form.fields.isEmpty else { return failure(error) }
        let words = "\(error.message) \(error.recovery)"
        guard let index = form.field(spokenOfBy: error) else {
            return await offering(form, says: words, status: 422)
        }
        return await offering(
            form, [form.fields[index].option.name: words], focus: index, status: 422)
    }

    /// The page of an action that cannot be made of what was entered.
    private func refused(_ error: UsageError, _ form: FilledForm) async -> WebResponse {
        guard !form.fields.isEmpty else {
            return failure(SectionError(message: error.message, recovery: ""))
        }
        var form = form
        if case .field(let index) = form.require(error) {
            return await offering(form, focus: index, status: 422)
        }
        return await offering(form, says: error.message, status: 422)
    }

    private func failure(_ error: SectionError) -> WebResponse {
        let words = [error.message, error.recovery].filter { !$0.isEmpty }.joined(separator: " ")
        return page(
            422,
            heading(title) + HTMLSurface.notice(.error, said(words)) + leaving("Go back"))
    }

    // MARK: - Parts of pages

    private var shell: PageShell { PageShell(program: program, files: files) }

    private func page(
        _ status: Int, _ html: String, scripts: [WebFile] = []
    ) -> WebResponse {
        let tab = action.place.section.flatMap { name in
            program.tabs.firstIndex { $0.sections.contains(name) }
        }
        return WebResponse(
            status, type: PageShell.type,
            shell.start(HTMLHead(title: title, program: program.description.title), tab: tab)
                + "<div class=\"part action\">\n\(program.uploads.words(html, escaped: true))</div>\n"
                + shell.end(scripts: scripts))
    }

    private func heading(_ title: String) -> String { "<h2>\(title.html)</h2>\n" }

    /// The start of a form, with its fields if there are any.
    private func start(_ form: FilledForm?) -> String {
        let sends = form?.fields.contains(where: \.option.isUpload) == true
        let type = sends ? " enctype=\"multipart/form-data\"" : ""
        let action = program.link(address.text).html
        return "<form class=\"fields\" method=\"post\" action=\"\(action)\"\(type)>\n"
    }

    /// What leaves a form: a link, or a button that has its files removed.
    private func cancel(_ form: FilledForm) -> String {
        if sentFiles(of: form).isEmpty { return leaving("Cancel") }
        return """
            <button class="plain" name="\(SentForm.Name.cancel)" value="on" formnovalidate="">\
            Cancel</button>\n
            """
    }

    private func leaving(_ word: String) -> String {
        "<a href=\"\(program.link(back).html)\">\(word)</a>\n"
    }

    /// What the next page needs: the token, the revision, what the fields had at first, and, on a page
    /// without fields, what they hold.
    private func kept(_ form: FilledForm, hasFields: Bool) -> String {
        var items = [(SentForm.Name.token, tokens.issue())]
        if let revision = form.revision { items.append((SentForm.Name.revision, "\(revision)")) }
        for field in form.fields {
            if let text = field.initialText {
                items.append((SentForm.Name.initial(field.option), text))
            }
            if !hasFields, field.option.isUpload {
                for file in program.files(in: field.text, of: field.option) {
                    items.append((field.option.name, file.value))
                    if file.isSent { items.append((SentForm.Name.file, file.value)) }
                }
            } else if !hasFields, let text = field.text {
                items.append((field.option.name, text))
            }
        }
        return items.map { name, value in
            "<input type=\"hidden\" name=\"\(name.html)\" value=\"\(value.html)\"/>\n"
        }.joined()
    }
}
