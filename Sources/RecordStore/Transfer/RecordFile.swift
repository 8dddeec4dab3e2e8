public import Essentials
import Networking

/// The file of a record or of a tombstone, as bytes that can be copied to another machine.
public struct RecordFile: Equatable, Sendable {
    /// The name of the record.
    public let id: RecordID

    /// The bytes of the file.
    public let content: Data

    /// The number of times that the record was written.
    public let revision: Int

    /// When the record was last changed, to the second.
    public let changedAt: Date

    /// Whether the record was removed.
    public let isRemoved: Bool

    /// Reads the bytes of a file; nil if they are not the file of the record with this name.
    public init?(_ id: RecordID, content: Data) {
        guard content.count <= RecordVersion.sizeLimit,
            let version = (try? JSONReader.read(content) { RecordVersion(json: &$0) }) ?? nil,
            version.id == id
        else { return nil }
        self.id = id
        self.content = content
        revision = version.revision
        changedAt = version.changedAt
        isRemoved = version.json == nil
    }

    /// Reads the record; nil if it was removed, or is no record of this type.
    public func record<Record: StoredRecord>(as type: Record.Type) -> Record? {
        version?.revised(as: type)?.record
    }

    /// Whether the record is the same, regardless of its revision.
    public func saysTheSame(as other: RecordFile) -> Bool {
        guard let version, let other = other.version else { return content == other.content }
        return version.saysTheSame(as: other)
    }

    /// The content as a version of the record.
    var version: RecordVersion? {
        (try? JSONReader.read(content) { RecordVersion(json: &$0) }) ?? nil
    }
}

/// The files of the records of one kind.
public struct RecordFileList: Equatable, Sendable {
    /// The files of records and tombstones.
    public let files: [RecordFile]

    /// The names of the records whose files cannot be read.
    public let unreadable: [RecordID]

    /// Creates a list.
    public init(files: [RecordFile], unreadable: [RecordID] = []) {
        self.files = files
        self.unreadable = unreadable
    }
}

/// A file that replaces another, unless that was changed in the meantime.
public struct RecordReplacement: Equatable, Sendable {
    /// The new file.
    public let file: RecordFile

    /// The bytes of the file that is replaced; nil if there must be none.
    public let replaced: Data?

    /// Creates a replacement.
    public init(_ file: RecordFile, of replaced: Data?) {
        self.file = file
        self.replaced = replaced
    }
}
