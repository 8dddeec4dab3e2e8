import SectionCLibrary
import Synchronization

/// The files that one of two threads reads, because the list has no current entry for them.
struct ReadFiles<Record: StoredRecord>: Sendable {
    /// The files that changed since the list was made, with their indices in it, in order.
    private(set) var changed: [(index: Int, file: FreshFile<Record>)] = []

    /// The files that are not in the list, sorted by id.
    private(set) var added: [FreshFile<Record>] = []

    /// Reads the files that have changed or were added, of as many places as are left.
    init(_ contents: FolderContents, _ places: SharedPlaces, _ files: StoreFiles) {
        // The folder existed a moment ago. If it cannot be opened again, places are left.
        guard let folder = try? files.opened(.records) else { return }
        let list = contents.files
        func read(_ id: RecordID) -> FreshFile<Record> {
            FreshFile(id, in: folder, of: files, start: contents.start)
        }
        while let range = places.next() {
            for place in range {
                if place >= list.count {
                    added.append(read(contents.added[place - list.count]))
                } else if !list.isCurrent(at: place, in: folder) {
                    changed.append((place, read(list.id(at: place))))
                }
            }
        }
    }

    /// Adds what the other thread has read.
    mutating func merge(_ other: ReadFiles) {
        changed = (changed + other.changed).sorted { $0.index < $1.index }
        added = (added + other.added).sorted { $0.id < $1.id }
    }

    /// The number of files that need not be read again with a new list.
    var worthListing: Int {
        changed.count(where: \.file.isWorthListing) + added.count(where: \.isWorthListing)
    }

    var problems: [StoreProblem] {
        (changed.compactMap(\.file.problem) + added.compactMap(\.problem))
            .sorted { $0.file < $1.file }
    }
}

/// The places that threads take from each other, since one may begin later or be slower.
final class SharedPlaces: Sendable {
    private let count: Int
    private let taken = Atomic<Int>(0)

    private static let size = 256

    init(_ count: Int) {
        self.count = count
    }

    /// Takes the next places; nil if none are left.
    func next() -> Range<Int>? {
        let first = taken.wrappingAdd(Self.size, ordering: .relaxed).oldValue
        return first < count ? first..<min(first + Self.size, count) : nil
    }
}
