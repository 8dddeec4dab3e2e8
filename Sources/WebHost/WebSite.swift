import SectionEssentials
import SectionKit
package import WebServer

/// The pages of a program: who may see them, what an address shows, and what was made a moment ago.
package final class WebSite: WebHandler {
    private let program: WebProgram
    private let `guard`: WebGuard
    private let files: WebFiles
    private let cache: PageCache
    private let tokens = FormTokens()
    private let notices = Notices()
    private let live: LivePages

    /// How long a page may take to be sent whole; what takes longer is sent as it is made.
    private let patience: Duration

    /// Creates the pages of a program.
    ///
    /// - Parameters:
    ///   - program: what the pages show.
    ///   - guard: who may see them.
    ///   - patience: how long a page may take to be sent whole.
    ///   - keepingTime: how long a page is given again, so short that nobody sees that it is not new.
    ///   - pause: waits for a time, or until the task is cancelled.
    package init(
        _ program: WebProgram, guard: WebGuard, patience: Duration = .milliseconds(400),
        keepingTime: Duration = .seconds(1),
        pause: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
    ) {
        self.program = program
        files = WebFiles(icon: AppIcon(of: program.description.title))
        self.guard = `guard`
        self.patience = patience
        cache = PageCache(keepingTime: keepingTime)
        live = LivePages(pause: pause)
    }

    package func receiver(of request: WebRequest) -> (any BodyReceiver)? {
        guard request.method == "POST", let boundary = request.multipartBoundary,
            `guard`.verdict(on: request) == .pass,
            let called = ActionAddress(request.target, in: program)
        else { return nil }
        let names = Set(called.asked.filter(\.isUpload).map(\.name))
        if names.isEmpty { return nil }
        return UploadReceiver(uploads: program.uploads, boundary: boundary, names: names) {
            [tokens] in tokens.use(of: $0) != .unknown
        }
    }

    // MARK: - At once

    package func response(
        to request: WebRequest, later: @escaping @Sendable (WebResponse) -> Void
    ) -> WebResponse? {
        // Files are the same for all, and a page that refuses needs its style.
        if request.method == "GET" || request.isHead,
            let file = files.response(at: request.target.path)
        {
            return file.secured(cached: nil)
        }
        let prefix = `guard`.prefix(of: request) ?? ""
        let program = prefix.isEmpty ? program : program.under(prefix)
        let shell = PageShell(program: program, files: files)
        let address = PageAddress(request.target.path, in: program)
        switch `guard`.verdict(on: request, takesToken: address?.format != nil) {
        case .pass: break
        case .enter(let cookie, let location):
            return Self.redirect(to: program.link(location), [("Set-Cookie", cookie)]).secured()
        case .refuse(let status, let title, let reason, let location):
            return shell.error(status, title, reason, hasTabs: false, location: location).secured()
        case .signIn(let isWrong):
            return shell.signIn(to: request, isWrong: isWrong).secured()
        }
        if request.target.path == [Self.events], request.method == "GET" || request.isHead {
            return events(for: request, in: program).secured()
        }
        if let called = ActionAddress(request.target, in: program) {
            Task { later(await response(to: request, of: called, in: program).secured()) }
            return nil
        }
        guard request.method == "GET" || request.isHead else {
            var response = shell.error(
                405, "Only for reading", "This page changes nothing.", hasTabs: true)
            response.fields.append(("Allow", "GET, HEAD"))
            return response.secured()
        }
        guard let address else {
            return shell.error(
                404, "Not found", "There is no page at this address.", hasTabs: true,
                location: "/"
            ).secured()
        }
        if let location = shorter(address, request.target, in: program) {
            return Self.redirect(to: program.link(location)).secured()
        }
        // What was done a moment ago is said once, on a page that nobody else gets.
        if address.format == nil,
            let notice = request.cookie(`guard`.noticeName).flatMap(notices.take)
        {
            Task {
                await make(address, request.target, in: program, notice: notice) { response, _ in
                    var response = response
                    response.fields.append(
                        ("Set-Cookie", `guard`.noticeCookie(nil, for: request)))
                    later(response)
                }
            }
            return nil
        }
        let name = program.link(request.target.text)
        let answer = cache.answer(for: name) { later($0.ifChanged(for: request)) }
        switch answer {
        case .made(let response): return response.ifChanged(for: request)
        case .waits: return nil
        case .busy:
            var response = shell.error(
                503, "Too much at once", "Try again in a moment.", hasTabs: true)
            response.fields.append(("Retry-After", "1"))
            return response.secured()
        case .make:
            Task {
                await make(address, request.target, in: program) { [cache] response, time in
                    cache.take(response, for: name, within: time)
                }
            }
            return nil
        }
    }

    /// The path of the events of pages.
    private static let events = "events"

    /// Answers who watches pages: `page` is the address of each, and `since` after it the version that
    /// the browser has.
    ///
    /// The head alone tells a page whether its browser may go on.
    private func events(for request: WebRequest, in program: WebProgram) -> WebResponse {
        if request.isHead { return WebResponse(200, fields: Self.eventFields) }
        var wishes: [LivePages.Wish] = []
        for item in request.target.query {
            if item.name == "since", let last = wishes.popLast() {
                wishes.append(last.since(item.value))
            }
            guard item.name == "page" else { continue }
            guard let target = program.target(ofPage: item.value),
                let address = PageAddress(target.path, in: program), address.format == nil,
                !wishes.contains(where: { $0.name == item.value })
            else { return Self.refusal(404, "There is no page at this address.") }
            let maker = PartMaker(
                program: program, files: files, address: address,
                query: query(target, of: address, in: program))
            wishes.append(LivePages.Wish(name: item.value, maker: maker, since: ""))
        }
        guard !wishes.isEmpty, wishes.allSatisfy(\.maker.query.isFine) else {
            return Self.refusal(400, "No page is named.")
        }
        guard let stream = live.watch(wishes, lastEvent: request.value(of: "last-event-id")) else {
            var response = Self.refusal(503, "Too many watch.")
            response.fields.append(("Retry-After", "10"))
            return response
        }
        let renewed = `guard`.renewedCookie(for: request).map { [("Set-Cookie", $0)] } ?? []
        return WebResponse(200, fields: Self.eventFields + renewed, body: .endless(stream))
    }

    /// A proxy passes each event on.
    private static let eventFields = [
        (name: "Content-Type", value: "text/event-stream"), ("X-Accel-Buffering", "no"),
    ]

    private static func refusal(_ status: Int, _ reason: String) -> WebResponse {
        WebResponse(status, type: "text/plain; charset=utf-8", reason + "\n")
    }

    private func query(
        _ target: RequestTarget, of address: PageAddress, in program: WebProgram
    ) -> PageQuery {
        guard case .section(let section, let operand) = address.subject else {
            return PageQuery(target.query, of: nil, operand: nil, in: program)
        }
        return PageQuery(target.query, of: section, operand: operand, in: program)
    }

    private static func redirect(
        to location: String, _ fields: [(name: String, value: String)] = []
    ) -> WebResponse {
        WebResponse(303, fields: [("Location", location)] + fields)
    }

    /// The address without what a form sends of empty fields, and with the operand in its path; nil if it
    /// is so already.
    private func shorter(
        _ address: PageAddress, _ target: RequestTarget, in program: WebProgram
    ) -> String? {
        guard case .section(let section, let operand) = address.subject else { return nil }
        let switches = section.options.filter(\.isSwitch).map(\.name) + [PageQuery.personal]
        let filled = target.query.filter { !$0.value.isEmpty || switches.contains($0.name) }
        let name = section.operand.flatMap { $0.isOffered ? $0.name : nil }
        let words = name.flatMap { name in filled.first { $0.name == name }?.value } ?? operand
        let rest = filled.filter { $0.name != name }
        guard rest.count < target.query.count, address.format == nil else { return nil }
        return RequestTarget.text(
            path: [section.name] + (words.map { [$0] } ?? []), query: rest)
    }

    // MARK: - Later

    /// Answers a request for the page of an action, or the form that one has sent.
    private func response(
        to request: WebRequest, of address: ActionAddress, in program: WebProgram
    ) async -> WebResponse {
        let shell = PageShell(program: program, files: files)
        let pages = ActionPages(
            program: program, files: files, tokens: tokens, address: address)
        if request.method == "GET" || request.isHead { return await pages.page() }
        guard request.method == "POST" else {
            var response = shell.error(
                405, "Not like this", "An action is called with its form.", hasTabs: true)
            response.fields.append(("Allow", "GET, HEAD, POST"))
            return response
        }
        let sent: SentForm
        if let receiver = request.receiver?.body as? UploadReceiver {
            let form = receiver.takeForm()
            sent = SentForm(form.items, faults: form.faults)
            program.uploads.keep(form.files)
        } else if let form = request.form {
            sent = SentForm(form)
        } else {
            return shell.error(
                415, "Not a form", "An action is called with its form.", hasTabs: true)
        }
        switch await pages.answer(sent) {
        case .page(let page): return page
        case .done(let location, let notice):
            cache.forget()
            let location = program.link(location)
            if sent.isQuiet { return Self.redirect(to: location) }
            let cookie = `guard`.noticeCookie(notices.keep(notice), for: request)
            return Self.redirect(to: location, [("Set-Cookie", cookie)])
        }
    }

    /// Makes the page or the report of an address, and gives it to `take`: at once with all of it, or if
    /// it takes long, first to be sent as it is made, for as long as `take` is told, and then whole.
    private func make(
        _ address: PageAddress, _ target: RequestTarget, in program: WebProgram,
        notice: ActionNotice? = nil, take: @Sendable (WebResponse, Duration?) -> Void
    ) async {
        let parts = PageParts(address, query(target, of: address, in: program), in: program)
        if let format = address.format {
            let response = await ReportMaker(
                program: program, format: format, address: address, parts: parts
            ).response()
            take(
                response.tagged(unless: parts.isPrivate).secured(isPrivate: parts.isPrivate), nil)
            return
        }
        let maker = PageMaker(
            program: program, files: files, address: address, parts: parts, patience: patience,
            notice: notice
        ) { [live] in live.keep(program.link(target.text), $0, $1, $2) }
        let isPrivate = parts.isPrivate || notice != nil
        let stream = BodyStream()
        var response = WebResponse(
            maker.status, fields: [("Content-Type", PageShell.type)], body: .stream(stream))
        let (ends, end) = AsyncStream<Void>.makeStream()
        let timer = Task { [patience] in
            try? await Task.sleep(for: patience)
            end.finish()
        }
        let writing = Task {
            defer { end.finish() }
            return await maker.write(to: stream)
        }
        for await _ in ends {}
        timer.cancel()
        if stream.whole == nil {
            take(response.secured(isPrivate: isPrivate), .seconds(600))
            if notice != nil {
                _ = await writing.value
                return
            }
        }
        response.status = await writing.value
        response.body = .bytes(stream.whole ?? [])
        take(response.tagged(unless: isPrivate).secured(isPrivate: isPrivate), nil)
    }
}

extension WebResponse {
    /// Returns the response with a tag of its body, unless a browser may not keep it.
    fileprivate func tagged(unless isPrivate: Bool) -> WebResponse {
        guard !isPrivate, status == 200, case .bytes(let bytes) = body else { return self }
        // FNV-1a, which need not withstand anybody.
        let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3
        }
        var response = self
        response.fields.append(("ETag", "\"\(String(hash, radix: 16))\""))
        return response
    }

    /// Returns the response with what tells a browser to load nothing else, and to tell nobody.
    ///
    /// - Parameter isPrivate: whether a browser may not keep it.
    fileprivate func secured(isPrivate: Bool = true) -> WebResponse {
        secured(cached: isPrivate || status != 200 ? "no-store" : "private, no-cache")
    }

    /// - Parameter cached: how a browser may keep it; nil if that is said already.
    fileprivate func secured(cached: String?) -> WebResponse {
        var response = self
        response.fields += [
            (
                "Content-Security-Policy",
                "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:;"
                    + " connect-src 'self'; manifest-src 'self'; form-action 'self'; frame-ancestors 'none';"
                    + " base-uri 'none'"
            ),
            ("X-Content-Type-Options", "nosniff"),
            // Without a referrer, browsers would not say which page sends a form.
            ("Referrer-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"),
            ("Cross-Origin-Resource-Policy", "same-origin"),
        ]
        if let cached { response.fields.append(("Cache-Control", cached)) }
        return response
    }
}
