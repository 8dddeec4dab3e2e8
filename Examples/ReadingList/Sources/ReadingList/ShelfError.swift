import RecordStore
import SectionEssentials
import SectionKit

/// The errors of the shelf.
enum ShelfError: ExplainedError {
    case noBook(String, nearest: String?)
    case removed
    case several(String, ids: [String])
    case store(StoreError)

    var summary: String {
        switch self {
        case .noBook(let name, _): "there is no book \(name.quoted)"
        case .removed: "it was removed"
        case .several(let title, _): "several books are called \(title.quoted)"
        case .store(let error): error.summary
        }
    }

    var recovery: String {
        switch self {
        case .noBook(_, let nearest?): "Did you mean \(nearest.quoted)?"
        case .noBook(_, nil): "Run 'reading-list books' to see the titles."
        case .removed: "Undo that, or add the book again."
        case .several(_, let ids): "Use an ID: \(ids.joined(separator: " or "))."
        case .store(let error): error.recovery
        }
    }
}
