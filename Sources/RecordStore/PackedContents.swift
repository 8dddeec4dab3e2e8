public import PackedRecords
import SectionCLibrary
public import SectionEssentials

/// The contents of a store, packed, of which single values of a record are read
/// without making the others.
///
/// ```swift
/// let books = try await store.packed()
/// let names = (0..<books.count).map { books.id(at: $0) }
/// ```
public final class PackedContents<Record: StoredRecord>: Sendable {
    /// The records in their packed form.
    public let records: PackedRecords<Record.PackedValues>

    /// The tombstones of removed records.
    public let tombstones: [Tombstone]

    /// The problems with files, which are not changed and not among the records.
    public let problems: [StoreProblem]

    private let files: ListedFiles

    /// The index of the file of each record.
    private let places: [Int]

    /// The number of records from which a second thread unpacks them.
    private static var share: Int { 2_000 }

    init(_ list: RecordList<Record>, problems: [StoreProblem]) {
        files = list.files
        self.problems = problems
        records = list.records
        var places: [Int] = []
        places.reserveCapacity(list.records.count)
        var tombstones: [Tombstone] = []
        for index in 0..<files.count {
            let entry = files[index]
            switch entry.content {
            case .record: places.append(index)
            case .tombstone:
                tombstones.append(
                    Tombstone(
                        id: files.id(at: index), revision: entry.revision,
                        changedAt: entry.changedAt))
            case .problem: break
            }
        }
        self.places = places
        self.tombstones = tombstones
    }

    /// Packs records.
    public convenience init(_ contents: StoredRecords<Record>) {
        var list = RecordList<Record>(folder: .never)
        for record in contents.records { list.append(record, stamp: .never) }
        for tombstone in contents.tombstones { list.append(tombstone, stamp: .never) }
        self.init(list, problems: contents.problems)
    }
}

extension PackedContents {
    /// The number of records.
    public var count: Int { places.count }

    /// The name of a record.
    public func id(at index: Int) -> RecordID { files.id(at: places[index]) }

    /// The number of times that a record was written.
    public func revision(at index: Int) -> Int { files[places[index]].revision }

    /// When a record was last changed, to the second.
    public func changedAt(at index: Int) -> Date { files[places[index]].changedAt }

    /// A record; nil if its packed form is invalid.
    public func record(at index: Int) -> Revised<Record>? {
        guard let record = Record(packed: self, at: index) else { return nil }
        return Revised(
            id: id(at: index), record: record, revision: revision(at: index),
            changedAt: changedAt(at: index))
    }

    /// Makes all records, on a second thread too if there are many; one whose packed form is
    /// invalid is a problem.
    public func unpacked() -> StoredRecords<Record> {
        var contents = StoredRecords<Record>(tombstones: tombstones, problems: problems)
        let part = { @Sendable places in (places as Range<Int>).compactMap(self.record) }
        if count < Self.share {
            contents.records = part(0..<count)
        } else {
            let middle = count / 2
            let (first, second) = together({ part(0..<middle) }, { part(middle..<self.count) })
            contents.records = first + second
        }
        if contents.records.count < count {
            contents.problems += (0..<count).filter { record(at: $0) == nil }.map {
                StoreProblem(
                    file: "records/\(id(at: $0).fileName)",
                    flaw: .broken(reason: "its record is not valid for \(Record.kind.name)"))
            }
        }
        return contents
    }
}
