import SectionKit
import Testing
import WebServer

/// Actions that are called on pages.
struct ActionPagesTests {
    private let shelf = Shelf(["dune": Shelf.Book(title: "Dune", shelf: "left")])

    /// The hidden and visible fields of the form of a page, as a browser sends them.
    private func fields(of page: String) -> [RequestTarget.Item] {
        page.matches(of: /<input type="hidden" name="([^"]*)" value="([^"]*)"/)
            .map { .init(String($0.1), String($0.2)) }
            + page.matches(of: /<input id="[^"]*" name="([^"]*)" value="([^"]*)"/)
            .map { .init(String($0.1), String($0.2)) }
            + page.matches(of: /<select id="[^"]*" name="([^"]*)".*?value="([^"]*)" selected/)
            .map { .init(String($0.1), String($0.2)) }
    }

    private func setting(
        _ name: String, to value: String, in fields: [RequestTarget.Item]
    ) -> [RequestTarget.Item] {
        fields.filter { $0.name != name } + [.init(name, value)]
    }

    private func notice(of response: WebResponse) throws -> String {
        let cookie = try #require(response.value(of: "Set-Cookie"))
        return "Cookie: \(cookie.prefix { $0 != ";" })"
    }

    @Test func `a page links to the actions of its sections, rows and program`() async throws {
        let (_, list) = try await shelf.ask("/")
        #expect(
            list.contains(
                "href=\"/actions/book-add?%3Aback=%2Ftabs%2Fbooks\" title=\"Add a book\">Add</a>"))
        #expect(
            list.contains(
                "href=\"/actions/edit/dune?%3Aback=%2Ftabs%2Fbooks\" title=\"Change a book\">Edit</a>"
            ))
        #expect(
            list.contains(
                "href=\"/actions/dust?%3Aback=%2Ftabs%2Fbooks\" title=\"Dust the shelf\">Dust</a>"))
        #expect(!list.contains("import"))
        let (_, book) = try await shelf.ask("/book/dune")
        #expect(
            book.contains(
                "href=\"/actions/edit/dune?%3Aback=%2Fbook%2Fdune\" title=\"Change a book\">Edit</a>"
            ))
        #expect(
            book.contains(
                "href=\"/actions/remove/dune?%3Aback=%2Fbook%2Fdune\" title=\"Remove a book\">Remove</a>"
            )
        )
    }

    @Test func `a record that does not exist is not found, and has no actions`() async throws {
        let (response, text) = try await shelf.ask("/book/nope")
        #expect(response.status == 404)
        #expect(response.value(of: "Cache-Control") == "no-store")
        #expect(text.contains("There is no book nope."))
        #expect(!text.contains("/actions/edit"))
        #expect(try await shelf.ask("/book/dune").response.status == 200)
    }

    @Test func `what a sentence proposes is a link, for what it names`() async throws {
        let (_, text) = try await shelf.ask("/book/nope")
        #expect(text.contains("Add it with “Add”."))
        #expect(text.contains("href=\"/actions/book-add/nope?%3Aback=%2Fbook%2Fnope\""))
    }

    @Test func `an action that takes what is searched for is a button of the form`() async throws {
        let (_, page) = try await shelf.ask("/look")
        #expect(
            page.contains(
                "formaction=\"/actions/borrow\" formnovalidate=\"\" name=\":back\" value=\"/look\"")
        )
        #expect(!page.contains("href=\"/actions/borrow"))
        // A browser sends the fields of the form with the name of the button.
        let (_, form) = try await shelf.ask("/actions/borrow?book=emma&%3Aback=%2Flook")
        #expect(form.contains("name=\"book\" value=\"emma\""))
        #expect(form.contains("href=\"/look\"") || form.contains("value=\"/look\""))
    }

    @Test func `an action that takes nothing and has nothing to do is not offered`() async throws {
        #expect(try await shelf.ask("/").text.contains("/actions/clear"))
        let (_, text) = try await Shelf().ask("/")
        #expect(!text.contains("/actions/clear") && text.contains("/actions/book-add"))
    }

    @Test func `where pages change nothing, no option keeps or sends something`() async throws {
        #expect(try await shelf.ask("/books?lend=on").response.status == 200)
        let (response, text) = try await Shelf(isReadOnly: true).ask("/books?lend=on")
        #expect(response.status == 400 && !text.contains("Lend them"))
    }

    @Test func `where pages change nothing, no section changes something`() async throws {
        #expect(try await shelf.ask("/sync").response.status == 200)
        #expect(try await Shelf(isReadOnly: true).ask("/sync").response.status == 404)
    }

    @Test func `a text names buttons instead of commands`() async throws {
        let (_, text) = try await Shelf().ask("/")
        #expect(text.contains("Add one with “Add”.<") && !text.contains("shelf import"))
        let (_, quiet) = try await Shelf(isReadOnly: true).ask("/")
        #expect(!quiet.contains("Add one with") && !quiet.contains("shelf book add"))
    }

    @Test func `a notice names buttons instead of commands`() async throws {
        let form = fields(of: try await shelf.ask("/actions/dust").text)
        let (response, _) = try await shelf.ask("/actions/dust", form)
        let lines = ["Authorization: Bearer t", try notice(of: response)]
        let (_, text) = try await shelf.ask("/", lines: lines)
        #expect(text.contains("There is no dust any more; “Add” fills it."))
    }

    @Test func `a record is changed, and the page says so once`() async throws {
        let address = "/actions/edit/dune?%3Aback=%2Fbook%2Fdune"
        let (_, page) = try await shelf.ask(address)
        #expect(page.contains("name=\"title\" value=\"Dune\""))
        #expect(!page.contains("name=\"revision\""))
        let form = setting("title", to: "Dune & more", in: fields(of: page))
        let (response, _) = try await shelf.ask(address, form)
        #expect(response.status == 303)
        #expect(response.value(of: "Location") == "/book/dune")
        #expect(shelf.books["dune"] == Shelf.Book(title: "Dune & more", shelf: "left", revision: 2))
        let lines = ["Authorization: Bearer t", try notice(of: response)]
        let (_, changed) = try await shelf.ask("/book/dune", lines: lines)
        #expect(
            changed.contains(
                "dune is changed. <a href=\"/actions/undo?%3Aback=%2Fbook%2Fdune\">Undo</a></p>"))
        #expect(
            try await shelf.ask("/book/dune", lines: lines).text.contains("dune is ch") == false)
    }

    @Test func `what an undo does not take back has no link to one`() async throws {
        let form = setting(
            "title", to: "Dune 2", in: fields(of: try await shelf.ask("/actions/edit/dune").text))
        _ = try await shelf.ask("/actions/edit/dune", form)

        let none = fields(of: try await shelf.ask("/actions/move").text)
        let (response, _) = try await shelf.ask("/actions/move", none)

        let lines = ["Authorization: Bearer t", try notice(of: response)]
        #expect(try await shelf.ask("/", lines: lines).text.contains("None moved.</p>"))
    }

    @Test func `a form offers values to tick, and others can be typed`() async throws {
        let shelf = Shelf([
            "dune": Shelf.Book(title: "Dune & more", shelf: "right"),
            "emma": Shelf.Book(title: "Emma", shelf: "left"),
        ])

        let (_, page) = try await shelf.ask("/actions/move")

        let dune = "<input type=\"checkbox\" name=\"books\" value=\"dune\""
        let emma = "<input type=\"checkbox\" name=\"books\" value=\"emma\""
        #expect(page.contains("\(dune) checked=\"\" autofocus=\"\"/> Dune &amp; more</label>"))
        #expect(page.contains("\(emma)/> Emma</label>"))
        #expect(page.contains("<label for=\"field-books\">Others</label>"))
        // What is proposed is sent also if nobody changes it.
        #expect(!page.contains("name=\":had books\""))

        // A form that comes back has the boxes as they were sent, and what was typed.
        let hidden = fields(of: page).filter { $0.name.hasPrefix(":") }
        let wrong: [RequestTarget.Item] = [.init("books", "emma"), .init("books", "ulysses!")]
        let (refused, again) = try await shelf.ask("/actions/move", hidden + wrong)
        #expect(refused.status == 422)
        #expect(
            again.contains("\(emma) checked=\"\"/>") && again.contains("\(dune) autofocus=\"\"/>"))
        #expect(again.contains("name=\"books\" value=\"ulysses!\""))

        let right: [RequestTarget.Item] = [.init("books", "dune"), .init("books", "emma")]
        let (done, _) = try await shelf.ask("/actions/move", hidden + right)
        #expect(done.status == 303)
        let lines = ["Authorization: Bearer t", try notice(of: done)]
        #expect(try await shelf.ask("/", lines: lines).text.contains("dune and emma moved."))
    }

    @Test(arguments: [("dune", "/tabs/books"), ("emma", "/book/dune")])
    func `what was removed has no page to go back to`(name: String, next: String) async throws {
        let shelf = Shelf(
            Dictionary(
                uniqueKeysWithValues: ["dune", "emma"].map {
                    ($0, Shelf.Book(title: $0, shelf: "left"))
                }))
        let address = "/actions/remove/\(name)?%3Aback=%2Fbook%2Fdune"
        let form = fields(of: try await shelf.ask(address).text)
        let (response, _) = try await shelf.ask(address, form)
        #expect(response.value(of: "Location") == next)
    }

    @Test func `a form that is sent twice changes something once`() async throws {
        let (_, page) = try await shelf.ask("/actions/dust?%3Aback=%2F")
        let form = fields(of: page)
        #expect(try await shelf.ask("/actions/dust", form).response.status == 303)
        #expect(try await shelf.ask("/actions/dust", form).response.status == 303)
        #expect(shelf.dustings == 1)
    }

    @Test func `an undo is offered once there is something to undo`() async throws {
        #expect(try await !shelf.ask("/books").text.contains("/actions/undo"))
        _ = try await shelf.ask("/actions/dust", fields(of: shelf.ask("/actions/dust").text))
        #expect(try await shelf.ask("/books").text.contains("/actions/undo"))
    }

    @Test func `a device sends where it is again and again with one form`() async throws {
        let (_, page) = try await shelf.ask("/actions/carry?%3Aback=%2Fbooks")
        #expect(page.contains("data-positions=\"place\" data-page=\"/books\""))
        #expect(page.contains("<button>Carry it</button>"))
        let form = fields(of: page)
        for latitude in ["54.1", "54.2"] {
            let text = "2026-11-29T10:00:00Z \(latitude),-3,0"
            let sent = try await shelf.ask("/actions/carry", form + [.init("place", text)])
            #expect(sent.response.status == 303)
        }
        #expect(shelf.places == [54.1, 54.2])
        let last = form + [.init("place", "2026-11-29T10:00:09Z 54.3,-3,0")]
        let said = try await shelf.ask("/actions/carry", last).response
        #expect(said.value(of: "Set-Cookie") != nil)
        let quiet = try await shelf.ask("/actions/carry", last + [.init(":quiet", "on")]).response
        #expect(quiet.status == 303 && quiet.value(of: "Set-Cookie") == nil)
        let (response, wrong) = try await shelf.ask(
            "/actions/carry", form + [.init("place", "here")])
        #expect(response.status == 422)
        #expect(wrong.contains("class=\"fault\""))
        #expect(try await shelf.ask("/actions/carry", form).response.status == 422)
    }

    @Test(arguments: [true, false])
    func `pages ask where a device is only if an action does`(isReadOnly: Bool) async throws {
        let shelf = Shelf(isReadOnly: isReadOnly)
        let page = try await shelf.ask("/books").text
        var asks = false
        for script in page.matches(of: /<script src="([^"]*)"/).map({ String($0.1) }) {
            if try await shelf.ask(script).text.contains("watchPosition") { asks = true }
        }
        #expect(asks == !isReadOnly)
        #expect(page.contains("/actions/carry") == !isReadOnly)
    }

    @Test func `a form of an earlier start changes nothing, and keeps what was entered`()
        async throws
    {
        let (_, page) = try await Shelf(shelf.books).ask("/actions/edit/dune")
        let form = setting("title", to: "Mine", in: fields(of: page))
        let (response, text) = try await shelf.ask("/actions/edit/dune", form)
        #expect(response.status == 409)
        #expect(text.contains("Nothing was changed, because this page is from before"))
        #expect(text.contains("name=\"title\" value=\"Mine\""))
        #expect(shelf.books["dune"]?.title == "Dune")
        #expect(try await shelf.ask("/actions/edit/dune", fields(of: text)).response.status == 303)
        #expect(shelf.books["dune"]?.title == "Mine")
    }

    @Test func `two windows change one record: the later sees both, and what it left alone stays`()
        async throws
    {
        let (_, page) = try await shelf.ask("/actions/edit/dune")
        shelf.change("dune") { book in
            book.title = "Theirs"
            book.shelf = "right"
        }
        let form = setting("title", to: "Mine", in: fields(of: page))
        let (response, text) = try await shelf.ask("/actions/edit/dune", form)
        #expect(response.status == 409)
        #expect(text.contains("changed elsewhere"))
        #expect(text.contains("name=\"title\" value=\"Mine\""))
        #expect(text.contains("Now it is: Theirs."))
        #expect(shelf.books["dune"]?.title == "Theirs")
        #expect(try await shelf.ask("/actions/edit/dune", fields(of: text)).response.status == 303)
        #expect(shelf.books["dune"] == Shelf.Book(title: "Mine", shelf: "right", revision: 3))
    }

    @Test func `a removal is asked for first`() async throws {
        let (_, page) = try await shelf.ask("/actions/remove/dune")
        #expect(page.contains("Remove dune?"))
        #expect(page.contains("It stands there."))
        #expect(shelf.books.count == 1)
        #expect(
            try await shelf.ask("/actions/remove/dune", fields(of: page)).response.status == 303)
        #expect(shelf.books.isEmpty)
        let (response, text) = try await shelf.ask("/actions/edit/dune")
        #expect(response.status == 422)
        #expect(text.contains("There is no book dune. Add it with “Add” in “Books”."))
    }

    @Test func `what is wrong stands at its field, and what was entered stays`() async throws {
        let (_, page) = try await shelf.ask("/actions/book-add")
        #expect(page.contains("<input type=\"file\" id=\"field-scan\" name=\"scan\""))
        #expect(!page.contains("name=\"print\""))
        #expect(
            page.contains(
                "<textarea id=\"field-notes\" name=\"notes\" rows=\"4\" placeholder=\"Dry\""))
        let long = String(repeating: "x", count: 21)
        var form = setting("title", to: long, in: fields(of: page))
        var (response, text) = try await shelf.ask("/actions/book-add", form)
        #expect(response.status == 422)
        #expect(text.contains("id=\"field-book-fault\">Enter the name of a book, such as dune."))
        #expect(text.contains("is not valid. Enter up to 20 characters, such as Dune."))
        #expect(text.contains("value=\"\(long)\""))

        form = setting("book", to: "dune", in: setting("title", to: "Dune", in: fields(of: text)))
        (response, text) = try await shelf.ask("/actions/book-add", form)
        #expect(text.contains("There is a book dune already. Take another name."))

        form = setting("book", to: "emma", in: setting("title", to: "", in: fields(of: text)))
        (response, text) = try await shelf.ask("/actions/book-add", form)
        #expect(text.contains("id=\"field-title-fault\">Enter up to 20 characters, such as Dune."))

        form = setting("shelf", to: "right", in: setting("title", to: "Emma", in: fields(of: text)))
        #expect(try await shelf.ask("/actions/book-add", form).response.status == 303)
        #expect(shelf.books["emma"] == Shelf.Book(title: "Emma", shelf: "right"))
    }

    @Test func `a value of an option that pages do not offer is not taken`() async throws {
        var form = fields(of: try await shelf.ask("/actions/book-add").text)
        form += [.init("book", "emma"), .init("title", "Emma"), .init("print", "rm -r /")]
        form.removeAll { $0.value.isEmpty }
        #expect(try await shelf.ask("/actions/book-add", form).response.status == 303)
        #expect(shelf.printed == [])
    }

    @Test func `nothing is changed without a form of this server, or for reading only`()
        async throws
    {
        #expect(try await shelf.ask("/actions/dust", []).response.status == 200)
        let other = ["Authorization: Bearer t", "Sec-Fetch-Site: cross-site"]
        let form = fields(of: try await shelf.ask("/actions/dust").text)
        #expect(try await shelf.ask("/actions/dust", form, lines: other).response.status == 403)
        #expect(try await shelf.ask("/actions/dust", form, lines: []).response.status == 403)
        #expect(shelf.dustings == 0)
        let quiet = Shelf(shelf.books, isReadOnly: true)
        #expect(try await quiet.ask("/").text.contains("/actions/") == false)
        #expect(try await quiet.ask("/actions/dust").response.status == 404)
        #expect(try await quiet.ask("/actions/dust", form).response.status == 405)
    }

    @Test(arguments: ["//evil.example", "https://evil.example", "/\\evil.example", "evil"])
    func `a page leads back to this server only`(address: String) async throws {
        let back = RequestTarget.text(path: ["actions", "dust"], query: [.init(":back", address)])
        let (_, page) = try await shelf.ask(back)
        let (response, _) = try await shelf.ask(back, fields(of: page))
        let location = try #require(response.value(of: "Location"))
        #expect(location.hasPrefix("/") && !location.hasPrefix("//") && !location.contains("\\"))
    }
}
