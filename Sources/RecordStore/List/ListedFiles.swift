import PackedRecords
import SectionCLibrary
import SectionEssentials

/// The files of the records in a folder, as they were when they were read, sorted by id.
// Not generic, because the types of generic ones are looked up for each file.
struct ListedFiles: Sendable {
    /// What the file of a record was.
    enum Content: UInt8 {
        /// A file with a problem, which must be read again.
        case problem
        case record, tombstone
    }

    /// A file.
    struct Entry: BitwiseCopyable, Sendable {
        /// The stamp of the file; ``FileStamp/never`` if it must be read again.
        let stamp: FileStamp

        let revision: Int
        private let seconds: Double

        /// The index of the record in the packed ones; -1 for another content.
        let place: Int
        private let rawContent: UInt8

        init(
            _ content: Content,
            stamp: FileStamp,
            revision: Int = 0,
            changedAt: Date = Date(timeIntervalSinceReferenceDate: 0),
            place: Int = -1
        ) {
            rawContent = content.rawValue
            self.stamp = stamp
            self.revision = revision
            seconds = changedAt.timeIntervalSinceReferenceDate
            self.place = place
        }

        var content: Content { Content(rawValue: rawContent) ?? .problem }
        var changedAt: Date { Date(timeIntervalSinceReferenceDate: seconds) }
    }

    /// The stamp of the folder when its names were read.
    var folder: FileStamp

    /// The entries, each with one text: the name of its file, and a 0.
    private(set) var entries = PackedRecords<Entry>()

    /// Creates an empty list of a folder.
    init(folder: FileStamp) {
        self.folder = folder
    }

    /// Creates a list of entries that may be invalid; nil if a name is not that of a record's file,
    /// or the records are not in their order.
    init?(folder: FileStamp, entries: PackedRecords<Entry>, recordCount: Int) {
        self.folder = folder
        self.entries = entries
        var next = 0
        for index in 0..<count {
            guard withName(at: index, Self.isName) == true else { return nil }
            let entry = entries[index]
            switch entry.content {
            case .record:
                guard entry.place == next else { return nil }
                next += 1
            case .tombstone: guard entry.place == -1 else { return nil }
            case .problem:
                guard entry.place == -1, entry.stamp == .never else { return nil }
            }
        }
        if next != recordCount { return nil }
    }

    /// Whether a name is that of the file of a record, with a 0 at its end.
    private static func isName(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        name.count > endingLength && name[name.count - 1] == 0
            && RecordID.isValid(name.dropLast(endingLength))
            && name.suffix(endingLength).starts(with: RecordID.fileEnding.utf8)
    }

    /// The length of the extension with the 0.
    private static let endingLength = RecordID.fileEnding.utf8.count + 1
}

extension ListedFiles {
    var count: Int { entries.count }

    subscript(index: Int) -> Entry { entries[index] }

    /// Calls a closure with the name of a file, which a 0 terminates.
    func withName<Value>(at index: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value? {
        entries.withText(0, of: index) { body(UnsafeBufferPointer(rebasing: $0)) }
    }

    /// The id of a record, which was validated when the list was made.
    func id(at index: Int) -> RecordID {
        let text = withName(at: index) {
            String(decoding: $0.dropLast(Self.endingLength), as: UTF8.self)
        }
        return RecordID(valid: text ?? "")
    }

    /// The number of files before that of an id.
    func count(before id: RecordID) -> Int {
        var places = 0..<count
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            let isBefore = self.id(at: middle) < id
            places = isBefore ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }

    /// Whether a file is unchanged since the list was made.
    func isCurrent(at index: Int, in folder: borrowing Folder) -> Bool {
        let stamp = entries[index].stamp
        return withName(at: index) { name in
            name.withMemoryRebound(to: CChar.self) { name in
                guard let start = name.baseAddress, let status = try? folder.status(of: start)
                else { return false }
                return FileStamp(status).matches(stamp)
            }
        } ?? false
    }

    mutating func append(_ entry: Entry, _ id: RecordID) {
        entries.append(entry)
        entries.appendText(id.fileName + "\0")
    }

    /// Adds a file of another list.
    ///
    /// - Parameter place: the index of its record.
    mutating func append(_ index: Int, of other: ListedFiles, place: Int) {
        let entry = other[index]
        entries.append(
            Entry(
                entry.content, stamp: entry.stamp, revision: entry.revision,
                changedAt: entry.changedAt, place: place))
        entries.appendTexts(1, of: index, in: other.entries)
    }
}
