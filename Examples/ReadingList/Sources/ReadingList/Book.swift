import Networking
import RecordStore
import SectionEssentials

/// A book on the list.
struct Book: Equatable, Sendable {
    var title: String
    var author: String?
    var pages: Int?

    /// The number of pages that are read.
    var read = 0

    var isFinished: Bool { pages.map { read >= $0 } ?? false }

    /// Whether the book is begun and not finished.
    var isOpen: Bool { read > 0 && !isFinished }
}

extension Book: StoredRecord {
    static let kind = RecordKind("books", schema: 1)

    var commonName: String? { title }

    init?(json: inout JSONReader, schema: Int) {
        self.init(title: "")
        json.object { key, json in
            switch key {
            case "title": title = json.string() ?? ""
            case "author": author = json.string()
            case "pages": pages = json.integer()
            case "read": read = json.integer() ?? 0
            default: break
            }
        }
        if title.isEmpty { return nil }
    }

    var members: [(key: String, value: JSONValue)] {
        [
            ("title", .string(title)), ("author", JSONValue(author)),
            ("pages", JSONValue(pages)), ("read", .integer(read)),
        ]
    }
}
