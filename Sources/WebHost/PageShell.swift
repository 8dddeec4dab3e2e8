import SectionEssentials
import SectionKit
import WebServer

/// What is around the sections of a page: its head, the tabs, and its end.
struct PageShell {
    let program: WebProgram

    /// The files that pages link to.
    let files: WebFiles

    /// Returns the start of a page, up to its first section.
    ///
    /// - Parameters:
    ///   - head: what its head says; nil for only the name of the program.
    ///   - hasTitle: whether the page has a title of its own, so that the name of the program is none.
    ///   - tab: the index of the tab that is shown; nil for none.
    ///   - hasTabs: whether the page links to the tabs, which only those may see who have the token.
    ///   - count: the number of sections, each of which gets a place.
    func start(
        _ head: HTMLHead? = nil, hasTitle: Bool = false, tab: Int?, hasTabs: Bool = true,
        count: Int = 0
    ) -> String {
        let name = program.description.title
        let head = head ?? HTMLHead(title: name, program: name)
        let link = hasTabs ? "<a href=\"\(program.link("/").html)\">\(name.html)</a>" : name.html
        let styles = program.surface.pageStyles + [.serveCSS, .places(count)]
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>
            <meta name="color-scheme" content="\(program.surface.schemes)"/>
            \(head.html)
            \(AppManifest(program: program, files: files).html)\
            \(styles.map(self.link).joined())</head>
            <body class="served">
            <a class="skip" href="#content">Skip to the content</a>
            \(program.surface.pageStart)<header>
            \(hasTitle ? "<p class=\"program\">\(link)</p>" : "<h1>\(link)</h1>")
            \(hasTabs ? tabs(current: tab) : "")</header>
            <main id="content">\n
            """
    }

    private func tabs(current: Int?) -> String {
        guard program.tabs.count > 1 else { return "" }
        let items = program.tabs.enumerated().map { index, tab in
            let isCurrent = index == current ? " aria-current=\"page\"" : ""
            return "<li><a href=\"\(program.link(PageAddress.path(of: tab)).html)\"\(isCurrent)>"
                + "\(tab.title.html)</a></li>"
        }
        return "<nav class=\"tabs\" aria-label=\"Tabs\"><ul>\(items.joined())</ul></nav>\n"
    }

    /// A link to a style sheet.
    func link(_ style: WebFile) -> String {
        "<link rel=\"stylesheet\" href=\"\(path(of: style, ending: "css").html)\"/>\n"
    }

    /// The path of a file as a browser asks for it.
    func path(of file: WebFile, ending: String) -> String {
        program.link(files.path(of: file, ending: ending))
    }

    /// Returns the end of a page, with the line about the source and the scripts that it needs.
    ///
    /// - Parameters:
    ///   - source: the line about the source; nil for none.
    ///   - scripts: what the sections need.
    ///   - version: the version of the page for who watches it; nil if nobody can.
    func end(
        source: String? = nil, scripts: [WebFile] = [], version: LiveVersion? = nil
    ) -> String {
        // What watches a page reads it before other scripts change it.
        let follows = program.actions.contains { $0.options.contains(where: \.isOfDevice) }
        let all =
            [WebFile.serveJS] + (follows ? [.followJS] : []) + (version == nil ? [] : [.liveJS])
            + scripts + [.sheetJS]
        let tags = all.map {
            "<script src=\"\(path(of: $0, ending: "js").html)\"></script>\n"
        }
        let live = version.map { " data-version=\"\($0.text)\"" } ?? ""
        return """
            </main>
            <footer\(live)>
            \(source.map { "<p>\($0.html)</p>\n" } ?? "")</footer>
            \(tags.joined())</body>
            </html>\n
            """
    }

    /// A page that says why there is nothing to show.
    ///
    /// - Parameter location: the address that it links to, under the words "Go on".
    func error(
        _ status: Int, _ title: String, _ reason: String, hasTabs: Bool,
        location: String? = nil
    ) -> WebResponse {
        let link = location.map { "<p><a href=\"\(program.link($0).html)\">Go on</a></p>\n" } ?? ""
        return whole(
            status, title, hasTabs: hasTabs,
            """
            <section class="part" aria-labelledby="error"><h2 id="error">\(title.html)</h2>
            <p>\(reason.html)</p>
            \(link)</section>\n
            """)
    }

    /// A page that asks for the token, for who has sent a request without it.
    ///
    /// - Parameter isWrong: whether the request brings another token.
    func signIn(to request: WebRequest, isWrong: Bool) -> WebResponse {
        if !request.isSafe {
            return error(
                403, "Not signed in",
                "Nothing was changed. Sign in in another window, and then load this page again, so that"
                    + " your browser sends what you entered once more.",
                hasTabs: false, location: "/")
        }
        let kept = request.target.query.filter { $0.name != WebGuard.parameter }.map {
            "<input type=\"hidden\" name=\"\($0.name.html)\" value=\"\($0.value.html)\"/>\n"
        }
        let path = program.link(RequestTarget.text(path: request.target.path))
        let wrong = isWrong ? HTMLSurface.notice(.error, "That is not the token.") : ""
        let html = """
            <section class="part" aria-labelledby="error"><h2 id="error">Sign in</h2>
            <p>Open the address that the program printed when it was started, or enter it here: it has a \
            token, which only you know.</p>
            \(wrong)<form class="fields" method="get" action="\(path.html)">
            \(kept.joined())<div><label for="token">Address or token</label>\
            <input id="token" name="\(WebGuard.parameter)" type="password" required="" \
            autocomplete="current-password"/></div>
            <div class="buttons"><button>Sign in</button></div>
            </form></section>\n
            """
        return whole(403, "Sign in", hasTabs: false, html)
    }

    /// A page that is made at once.
    private func whole(
        _ status: Int, _ title: String, hasTabs: Bool, _ html: String
    ) -> WebResponse {
        let head = HTMLHead(title: title, program: program.description.title)
        return WebResponse(
            status, type: Self.type,
            start(head, tab: nil, hasTabs: hasTabs) + html + end())
    }

    static let type = "text/html; charset=utf-8"
}

extension WebFile {
    /// The style that puts each part of a page in its place, whenever it comes, and hides what says that it
    /// is loading.
    static func places(_ count: Int) -> WebFile {
        WebFile(
            (0..<count).map { place in
                """
                .part-\(place) { order: \(place); }
                main:has(> div.part-\(place)) > .waiting.part-\(place) { display: none; }

                """
            }.joined())
    }
}
