import CLibrary
import Networking

/// What the file of a record says to whoever lists the records.
enum RecordFile<Record: StoredRecord>: Sendable {
    case record(Revised<Record>)
    case tombstone(Tombstone)
    case odd(StoreOddity)

    /// What a file of these bytes says, which are read in one pass.
    static func read(_ bytes: UnsafeBufferPointer<UInt8>, of id: RecordID) -> Self {
        var head = RecordHead()
        let file = read(bytes, of: id, &head)
        // A person may have put the record before the version of its shape.
        if case .odd = file, head.schema != nil { return read(bytes, of: id, &head) }
        return file
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        of id: RecordID,
        _ head: inout RecordHead
    ) -> Self {
        var record: Record?
        do throws(JSONError) {
            _ = try JSONReader.read(bytes) { json in
                json.object { key, json in
                    if key != "record" {
                        head.read(key, &json)
                    } else if let schema = head.schema, schema <= Record.kind.schema {
                        record = Record(json: &json, schema: schema)
                    }
                }
            }
        } catch {
            return odd(id, .broken(reason: error.description))
        }
        return file(head, record, id)
    }

    private static func file(_ head: RecordHead, _ record: Record?, _ id: RecordID) -> Self {
        guard let schema = head.schema, let name = head.id, let revision = head.revision,
            let date = head.changedAt
        else { return odd(id, .broken(reason: "it is not what this store writes")) }
        guard name == id.text else { return odd(id, .otherID(name)) }
        let kind = Record.kind
        guard schema <= kind.schema else {
            return odd(id, .newerSchema(schema, known: kind.schema))
        }
        if head.isDeleted {
            return .tombstone(Tombstone(id: id, revision: revision, changedAt: date))
        }
        guard let record else {
            return odd(id, .broken(reason: "its record is not one of the \(kind.name)"))
        }
        return .record(Revised(id: id, record: record, revision: revision, changedAt: date))
    }

    static func odd(_ id: RecordID, _ flaw: StoreOddity.Flaw) -> Self {
        .odd(StoreOddity(file: "records/\(id.fileName)", flaw: flaw))
    }
}

extension RecordFile {
    /// Reads the file of a record; nil if there is none.
    ///
    /// - Parameter body: is given what was read, if it is an ordinary file.
    static func read(
        _ id: RecordID,
        in folder: borrowing Folder,
        _ body: (UnsafeRawBufferPointer, stat) -> Void = { _, _ in }
    ) -> Self? {
        let limit = RecordVersion.sizeLimit
        do throws(SystemError) {
            return try folder.read(id.fileName, limit: limit + 1) { bytes, status in
                guard status.isFile else { return odd(id, .notFile) }
                guard bytes.count <= limit else { return odd(id, .tooLarge(limit: limit)) }
                body(bytes, status)
                return read(bytes.assumingMemoryBound(to: UInt8.self), of: id)
            }
        } catch {
            return error.code == ENOENT ? nil : odd(id, .init(error))
        }
    }
}
