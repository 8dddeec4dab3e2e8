import FeatureTesting
import Geodesy
import SectionEssentials
import SectionKit
import Synchronization
import WebHost
import WebServer

/// A program with books that pages add, change and remove.
final class Shelf: Sendable {
    /// A book, and how often it was changed.
    struct Book: Equatable {
        var title: String
        var shelf: String
        var revision = 1
    }

    static let book = SectionOption(
        operand: "book", placeholder: "BOOK", summary: "the book", accepts: "the name of a book",
        example: "dune"
    ) { $0.isEmpty ? nil : $0 }
    static let wanted = SectionOption(
        operand: "book", placeholder: "BOOK", summary: "a book of others",
        accepts: "the name of a book", example: "dune"
    ) { $0.isEmpty ? nil : $0 }
    static let looked = wanted.withOptionalValue.picked(by: OptionPicker(key: "f", title: "Book"))
    static let title = SectionOption(
        "title", placeholder: "TITLE", summary: "its title", accepts: "up to 20 characters",
        example: "Dune"
    ) { $0.count <= 20 ? $0 : nil }
    static let shelf = SectionOption(
        "shelf", placeholder: "SHELF", summary: "where it stands", choices: ["left", "right"])
    static let scan = SectionOption(
        "scan", placeholder: "FILE", summary: "a picture of it", accepts: "a file",
        example: "dune.png", suggestions: .files()
    ) { $0 }

    static let notes = SectionOption(
        "notes", placeholder: "TEXT", summary: "what you think of it", accepts: "a text",
        example: "Dry"
    ) { $0 }.asParagraphs

    static let moved = SectionOption<[String]>(
        "books", placeholder: "BOOKS", summary: "the books to move", accepts: "names of books",
        example: "dune,emma"
    ) { $0.contains("!") ? nil : $0.split(separator: ",").map(String.init) }.asList

    static let printing = SectionOption<String>(
        "print", placeholder: "COMMAND", summary: "what prints its label", accepts: "a command",
        example: "lp"
    ) { $0 }

    static let place = SectionOption<SentPositions>(
        "place", placeholder: "PLACE", summary: "where it is", accepts: "positions",
        example: "2026-11-29T10:00:00Z 54.4609,-3.0886,0,8", suggestions: .positions,
        parse: SentPositions.init)

    static let lends = SectionOption<Bool>("lend", summary: "lend them")
        .givenEachTime(because: "it lends them")

    private static let description = ProgramDescription(
        name: "shelf", version: "1", title: "Shelf", summary: "Books.",
        sections: [
            CommandDescription(
                name: "books", summary: "the books", options: [lends.description]),
            CommandDescription(name: "book", summary: "a book", options: [book.description]),
            CommandDescription(
                name: "look", summary: "a look for a book", options: [looked.description]),
            CommandDescription(name: "sync", summary: "a sync", makesChanges: true),
        ],
        actions: [
            CommandDescription(
                action: "book add", summary: "add a book",
                options: [
                    book.description, title.description, shelf.description, scan.description,
                    notes.description,
                ],
                key: "n", place: .section("books")),
            CommandDescription(
                action: "edit", summary: "change a book",
                options: [
                    book.description, title.description, shelf.description,
                    SectionOption<Int>.revision.description,
                ], key: "E", place: .rows(of: "books")),
            CommandDescription(
                action: "remove", summary: "remove a book", options: [book.description], key: "d",
                place: .rows(of: "books"), confirmation: .always),
            CommandDescription(
                action: "borrow", summary: "borrow a book", options: [wanted.description],
                key: "b", place: .section("look")),
            CommandDescription(
                action: "dust", summary: "dust the shelf", key: "D", place: .anywhere),
            CommandDescription(
                action: "import", summary: "import books", options: [scan.description]),
            CommandDescription(
                action: "clear", summary: "remove all books", key: "X", place: .section("books"),
                confirmation: .always),
            CommandDescription(
                action: "undo", summary: "undo the last change", key: "u", confirmation: .byKey),
            CommandDescription(
                action: "move", summary: "move books to the left", options: [moved.description],
                key: "m", place: .section("books")),
            CommandDescription(
                action: "carry", summary: "carry the shelf", title: "carry it",
                options: [place.description], place: .section("books")),
        ],
        tabs: [
            ScreenTab("Books", sections: ["books"]), ScreenTab("Look", sections: ["look"]),
        ])

    private struct State {
        var books: [String: Book] = [:]
        var dustings = 0
        var changeCount = 0
        var places: [Double] = []
        var printed: [String] = []
    }

    private let state: Mutex<State>
    private let site = Mutex<WebSite?>(nil)

    var books: [String: Book] { state.withLock(\.books) }
    var printed: [String] { state.withLock(\.printed) }
    /// The latitudes where it was carried.
    var places: [Double] { state.withLock(\.places) }
    var dustings: Int { state.withLock(\.dustings) }
    private var changeCount: Int { state.withLock(\.changeCount) }

    init(
        _ books: [String: Book] = [:], isReadOnly: Bool = false, isProxied: Bool = false
    ) {
        state = Mutex(State(books: books))
        let hosted = HostedProgram(Self.description) { [self] _, _, _ throws(UsageError) in
            OpenSource(
                Report.Source(id: "shelf", summary: "The shelf."),
                now: Date(timeIntervalSince1970: 1_600_000_000),
                section: { [self] name, values throws(UsageError) in
                    if name != "book" { return Books(books: self.books) }
                    let name = try values.required(Self.book)
                    return ABook(name: name, isThere: self.books[name] != nil)
                },
                action: { [self] name, values throws(UsageError) in
                    try action(name, values)
                })
        }
        site.withLock {
            $0 = WebSite(
                WebProgram(
                    hosted, values: CommandValues(), surface: HTMLSurface(), formats: [],
                    isReadOnly: isReadOnly, clock: { Date(timeIntervalSince1970: 1_600_000_000) }),
                guard: WebGuard(
                    program: "shelf", token: "t", port: isProxied ? nil : 80,
                    clock: { Date(timeIntervalSince1970: 1_600_000_000) }), patience: .seconds(600),
                keepingTime: .seconds(600))
        }
    }

    /// Changes a book as another program does.
    func change(_ name: String, _ change: (inout Book) -> Void) {
        state.withLock { state in
            guard var book = state.books[name] else { return }
            change(&book)
            book.revision += 1
            state.books[name] = book
        }
    }

    private func action(_ name: String, _ values: OptionValues) throws(UsageError) -> any Action {
        let title = try values.value(of: Self.title)?.nonBlank
        let shelf = values.text(of: "shelf")
        if name == "undo" {
            let count = dustings + changeCount
            return Change("take back \(count)", isPossible: count > 0) { () throws(SectionError) in
                "It is as before."
            }
        }
        if name == "clear" {
            return Change("remove all books", isPossible: !books.isEmpty) {
                [self] () throws(SectionError) in
                try change { books throws(SectionError) in
                    books = [:]
                    return "The shelf is empty."
                }
            }
        }
        if name == "carry" {
            let sent = try values.required(Self.place)
            return Change("carry the shelf") { [self] () throws(SectionError) in
                state.withLock { $0.places += sent.positions.map(\.point.coordinate.latitude) }
                return "It is there."
            }
        }
        if name == "move" {
            let moved = try values.value(of: Self.moved) ?? []
            return Change(
                "move \(moved.count)",
                values: { [self] () throws(SectionError) in
                    FormValues(offered: [
                        "books": books.sorted { $0.key < $1.key }.map {
                            OfferedValue(
                                $0.key, title: $0.value.title, isProposed: $0.value.shelf != "left")
                        }
                    ])
                }
            ) { [self] () throws(SectionError) in
                try change { books throws(SectionError) in
                    for name in moved { books[name]?.shelf = "left" }
                    return "\(moved.isEmpty ? "None" : moved.joined(separator: " and ")) moved."
                }
            }
        }
        if name == "dust" {
            return Change("dust the shelf") { [self] () throws(SectionError) in
                state.withLock { $0.dustings += 1 }
                return "There is no dust any more; 'shelf book add' fills it."
            }
        }
        let book = try values.required(Self.book)
        if let command = values.text(of: "print") {
            state.withLock { $0.printed.append(command) }
        }
        switch name {
        case "book add":
            guard let title else { throw Self.title.description.usageError(for: "") }
            return Change("add \(book)") { [self] () throws(SectionError) in
                try change { books throws(SectionError) in
                    if books[book] != nil { throw .taken(book) }
                    books[book] = Book(title: title, shelf: shelf ?? "left")
                    return "“\(title)” is added."
                }
            }
        case "edit":
            let revision = try values.value(of: .revision)
            return Change(
                "change \(book)", values: { [self] () throws(SectionError) in try current(book) }
            ) {
                [self] () throws(SectionError) in
                try change { books throws(SectionError) in
                    guard var changed = books[book] else { throw .missing(book) }
                    if let revision, revision != changed.revision { throw .changed }
                    changed.title = title ?? changed.title
                    changed.shelf = shelf ?? changed.shelf
                    changed.revision += 1
                    books[book] = changed
                    return "\(book) is changed."
                }
            }
        default:
            return Change("remove \(book)", details: ["It stands there."]) {
                [self] () throws(SectionError) in
                try change { books throws(SectionError) in
                    guard books.removeValue(forKey: book) != nil else { throw .missing(book) }
                    return "\(book) is removed."
                }
            }
        }
    }

    private func current(_ name: String) throws(SectionError) -> FormValues {
        guard let book = books[name] else { throw .missing(name) }
        return FormValues(
            OptionValues().setting("title", to: book.title).setting("shelf", to: book.shelf),
            revision: book.revision)
    }

    private func change(
        _ change: (inout [String: Book]) throws(SectionError) -> String
    ) throws(SectionError) -> String {
        try state.withLock { state throws(SectionError) in
            let books = state.books
            let words = try change(&state.books)
            if state.books != books { state.changeCount += 1 }
            return words
        }
    }

    /// Asks as who has the token does, with the fields of a form if there are any; the end of the response
    /// is that of the page.
    func ask(
        _ target: String, _ form: [RequestTarget.Item]? = nil,
        lines: [String] = ["Authorization: Bearer t"]
    ) async throws -> (response: WebResponse, text: String) {
        let body = form.map { RequestTarget.text(path: [], query: $0).dropFirst(2) } ?? ""
        var head = ["\(form == nil ? "GET" : "POST") \(target) HTTP/1.1", "Host: localhost:80"]
        head += lines
        if form != nil {
            head += [
                "Origin: http://localhost:80", "Content-Length: \(body.utf8.count)",
                "Content-Type: application/x-www-form-urlencoded",
            ]
        }
        var parser = RequestParser()
        parser.append(((head + ["", ""]).joined(separator: "\r\n") + body).utf8)
        guard let request = try parser.next(), let site = site.withLock(\.self) else {
            throw RequestRefusal(0, "incomplete")
        }
        let response = await withCheckedContinuation { continuation in
            let now = site.response(to: request) { continuation.resume(returning: $0) }
            if let now { continuation.resume(returning: now) }
        }
        guard case .bytes(let bytes) = response.body else { return (response, "") }
        return (response, String(decoding: bytes, as: UTF8.self))
    }
}

extension SectionError {
    fileprivate static func missing(_ book: String) -> SectionError {
        SectionError(
            message: "There is no book \(book).", recovery: "Add it with 'shelf book add \(book)'.",
            isNotFound: true)
    }

    fileprivate static func taken(_ book: String) -> SectionError {
        SectionError(message: "There is a book \(book) already.", recovery: "Take another name.")
    }

    fileprivate static let changed = SectionError(
        message: "The book was changed elsewhere.", recovery: "Try again.")
}

/// An action that makes one change.
struct Change: Action {
    let id = "change"
    let title = "Change"
    let summary: String
    let details: [String]
    let isPossible: Bool
    let values: @Sendable () throws(SectionError) -> FormValues
    let perform: @Sendable () throws(SectionError) -> String

    init(
        _ summary: String, details: [String] = [], isPossible: Bool = true,
        values: @escaping @Sendable () throws(SectionError) -> FormValues = {
            () throws(SectionError) in FormValues()
        },
        perform: @escaping @Sendable () throws(SectionError) -> String
    ) {
        (self.summary, self.details, self.isPossible) = (summary, details, isPossible)
        (self.values, self.perform) = (values, perform)
    }

    func plan(into output: some SectionOutput<ActionPlan>) async {
        guard isPossible else {
            let error = SectionError(message: "There is nothing to change.", recovery: "")
            return await output.show(.error(error))
        }
        await output.show(
            .success(
                ActionPlan(summary, changes: details.map { .paragraph(InlineText($0)) })))
    }

    func currentValues(into output: some SectionOutput<FormValues>) async {
        do throws(SectionError) {
            await output.show(.success(try values()))
        } catch {
            await output.show(.error(error))
        }
    }

    func load(into output: some SectionOutput<String>) async {
        do throws(SectionError) {
            await output.show(.success(try perform()))
        } catch {
            await output.show(.error(error))
        }
    }

    func body(for words: String) -> [Block] { [.paragraph(InlineText(words))] }
}

private struct Books: Section {
    let id = "books"
    let title = "Books"
    let books: [String: Shelf.Book]

    func load(into output: some SectionOutput<[String]>) async {
        await output.show(.success(books.keys.sorted()))
    }

    func body(for names: [String]) -> [Block] {
        let advice =
            "Add one with 'shelf book add'. 'shelf import' reads a list of them."
        if names.isEmpty { return [.notice(Notice(.info, InlineText(advice)))] }
        return [
            .table(
                Table(
                    columns: [Column("title", "Title")],
                    rows: names.map { [.text(books[$0]?.title ?? "")] }, identities: names,
                    commands: ["book", "edit", "remove"]))
        ]
    }
}

private struct ABook: Section {
    let id = "book"
    let name: String
    let isThere: Bool

    var title: String { name }

    func load(into output: some SectionOutput<String>) async {
        await output.show(isThere ? .success(name) : .error(.missing(name)))
    }

    func body(for name: String) -> [Block] { [.paragraph(InlineText(name))] }
}
