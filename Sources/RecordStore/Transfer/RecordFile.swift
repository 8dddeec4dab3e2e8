import Networking
public import SectionEssentials

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

    /// The digests of the versions that this one was made of, the latest first.
    ///
    /// Of a long past, there are the last 50. The first version has none, and neither has one that
    /// an older program wrote.
    public let ancestors: [String]

    /// The digest of the version that this one repeats, with other ancestors; nil if a person made
    /// this one.
    ///
    /// What was made of the repeated version is later than this one too.
    public let repeats: String?

    /// Reads the bytes of a file; nil if they are not the file of the record with this name.
    public init?(_ id: RecordID, content: Data) {
        guard content.count <= RecordVersion.sizeLimit,
            let version = (try? JSONReader.read(content) { RecordVersion(json: &$0) }) ?? nil,
            version.id == id, version.revision <= Self.revisionLimit
        else { return nil }
        self.id = id
        self.content = content
        revision = version.revision
        changedAt = version.changedAt
        isRemoved = version.json == nil
        ancestors = version.ancestors
        repeats = version.repeats
    }

    /// The highest revision that a file from elsewhere may have: half of what a store can count, so
    /// that the record can still be changed.
    private static let revisionLimit = 1 << 52

    /// The start of the hash of the file of a version, by which later versions name it.
    public static func digest(of content: Data) -> String {
        String(SHA256.hex(of: Array(content)).prefix(16))
    }

    /// Returns the same record as a new version that is made of this one and another, so that it
    /// wins over both wherever they are.
    ///
    /// - Parameters:
    ///   - other: the version that it wins over.
    ///   - date: when that happens.
    ///   - isChosen: whether a person has chosen this version, which is then a change of theirs;
    ///     otherwise the new one ``repeats`` this one, or what this one repeats.
    public func renewed(
        over other: RecordFile, at date: Date, isChosen: Bool = false
    ) -> RecordFile? {
        guard let version, let parent = other.version else { return nil }
        let new = RecordVersion(
            after: [version, parent], named: [content, other.content].map(Self.digest),
            repeating: isChosen ? nil : repeats ?? Self.digest(of: content), id: id,
            schema: version.schema, at: date.wholeSecond, json: version.json)
        return RecordFile(id, content: Data(new.fileText.utf8))
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
