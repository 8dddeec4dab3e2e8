import CLibrary
import Essentials
import Networking

/// A part of the records of a folder, which one thread reads.
struct ListPart<Record: StoredRecord>: Sendable {
    /// The records and problems, in order.
    private(set) var found = StoredRecords<Record>()

    /// The files that the list has no current entry for.
    private(set) var fresh: [FreshFile] = []

    private let files: StoreFiles

    /// Reads a range of the records in a folder.
    init(_ contents: FolderContents, _ places: Range<Int>, _ files: StoreFiles) {
        self.files = files
        // The folder existed a moment ago; if it was removed, there are no records.
        guard let folder = try? files.opened(.records) else { return }
        // The records of the other parts are appended to the first part.
        found.records.reserveCapacity(contents.items.count - places.lowerBound)
        let list = contents.list
        (list?.bytes ?? []).withUnsafeBytes { bytes in
            for place in places {
                switch contents.items[place] {
                case .file(let id): read(id, at: place, contents.start, folder)
                case .listed(let index):
                    guard let list else { continue }
                    let entry = list[index]
                    let id = list.id(of: entry)
                    guard Self.isCurrent(entry, bytes, folder) else {
                        read(id, at: place, contents.start, folder)
                        continue
                    }
                    let json = UnsafeRawBufferPointer(rebasing: bytes[entry.json])
                    take(
                        id, schema: entry.schema, revision: entry.revision,
                        changedAt: entry.changedAt, json: json)
                }
            }
        }
    }

    /// Reads the file of one record.
    init(_ id: RecordID, in folder: borrowing Folder, _ files: StoreFiles) {
        self.files = files
        read(id, at: 0, 0, folder)
    }

    /// Whether the file is unchanged since the list was made.
    private static func isCurrent(
        _ entry: RecordList.Entry,
        _ bytes: UnsafeRawBufferPointer,
        _ folder: borrowing Folder
    ) -> Bool {
        // In the list, each name is terminated by a 0.
        let name = UnsafeRawBufferPointer(rebasing: bytes[entry.name])
            .assumingMemoryBound(to: CChar.self)
        guard let start = name.baseAddress, let status = try? folder.status(of: start) else {
            return false
        }
        return FileStamp(status).matches(entry.stamp)
    }

    /// Reads the file of a record, unless it was removed in the meantime.
    private mutating func read(
        _ id: RecordID,
        at place: Int,
        _ start: Int64,
        _ folder: borrowing Folder
    ) {
        var stamp: FileStamp?
        var version: RecordVersion?
        do throws(StoreProblem) {
            if let file = try files.file(of: id, in: folder) {
                stamp = FileStamp(file.status).kept(readAfter: start)
                version = file.version
                var json = file.version.json ?? ""
                json.withUTF8 {
                    take(
                        id, schema: file.version.schema, revision: file.version.revision,
                        changedAt: file.version.changedAt, json: UnsafeRawBufferPointer($0))
                }
            }
        } catch {
            stamp = .never
            found.problems.append(error)
        }
        fresh.append(FreshFile(place: place, id: id, stamp: stamp, version: version))
    }

    /// Adds the content of the file of a record.
    ///
    /// - Parameter json: the object of the record, which is complete; empty if it was removed.
    // Inlined, so that fewer generic types are looked up for each record.
    @inline(__always)
    private mutating func take(
        _ id: RecordID,
        schema: Int,
        revision: Int,
        changedAt: Date,
        json: UnsafeRawBufferPointer
    ) {
        let kind = files.kind
        if schema > kind.schema {
            add(.newerSchema(schema, known: kind.schema), to: id)
        } else if json.isEmpty {
            found.tombstones.append(Tombstone(id: id, revision: revision, changedAt: changedAt))
        } else if var reader = try? JSONReader(document: json.assumingMemoryBound(to: UInt8.self)),
            let record = Record(json: &reader, schema: schema)
        {
            found.records.append(
                Revised(
                    id: id, record: consume record, revision: revision, changedAt: changedAt))
        } else {
            add(.broken(reason: "its record is not valid for \(kind.name)"), to: id)
        }
    }

    private mutating func add(_ flaw: StoreProblem.Flaw, to id: RecordID) {
        found.problems.append(StoreProblem(file: "records/\(id.fileName)", flaw: flaw))
    }
}
