import FeatureTesting
import Networking
public import RecordStore
import SectionEssentials

/// A record for tests.
struct Book: StoredRecord, Equatable {
    static let kind = RecordKind("books", schema: 2)

    var title: String
    var pages: Int?

    init(_ title: String, pages: Int? = nil) {
        self.title = title
        self.pages = pages
    }

    /// Reads a book; in the first schema, `title` was called `name`.
    init?(json: inout JSONReader, schema: Int) {
        var (title, pages) = (String?.none, Int?.none)
        json.object { key, json in
            switch key {
            case "title" where schema > 1, "name" where schema == 1: title = json.string()
            case "pages": pages = json.integer()
            default: break
            }
        }
        guard let title else { return nil }
        self.init(title, pages: pages)
    }

    /// A book without a title has only its ID.
    var commonName: String? { title.isEmpty ? nil : title }

    var members: [(key: String, value: JSONValue)] {
        [("title", .string(title)), ("pages", JSONValue(pages))]
    }
}

extension RecordID: ExpressibleByStringLiteral {
    /// Creates an id from a text that the test knows to be valid.
    public init(stringLiteral text: String) {
        self = RecordID(text) ?? RecordID(at: .distantPast)
    }
}

let noon = Date(timeIntervalSince1970: 1_700_000_000)

extension StoreChange<Book> {
    /// A change that writes one book.
    static func put(
        _ title: String,
        as id: RecordID,
        if expectation: Expectation = .anything
    ) -> Self {
        var change = Self("Write \(title)")
        change.put(Book(title), as: id, if: expectation)
        return change
    }

    /// A change that removes one book.
    static func remove(_ id: RecordID, if expectation: Expectation = .anything) -> Self {
        var change = Self("Remove \(id)")
        change.remove(id, if: expectation)
        return change
    }
}

extension TemporaryFolder {
    /// A store of books in the folder.
    var books: RecordStore<Book> {
        RecordStore(in: location, timeout: .zero) { noon }
    }

    /// The location of the store.
    var location: StoreLocation { StoreLocation(data: path("data"), caches: path("caches")) }

    /// Writes a file in the folder of the store of books, as a person would by hand.
    func put(book text: String, in name: String) throws {
        try put(text, in: "data/books/\(name)")
    }
}

/// The content of the file of a book.
func file(
    _ id: String,
    title: String,
    revision: Int = 1,
    schema: Int = 2,
    more: String = ""
) -> String {
    """
    {"schema": \(schema), "id": "\(id)", "revision": \(revision), \
    "changed_at": "2023-11-14T22:13:20Z", "deleted": false, \
    "record": {"\(schema == 1 ? "name" : "title")": "\(title)", "pages": null\(more)}}
    """
}
