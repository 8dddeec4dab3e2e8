import Essentials
import Networking

/// Builds the bytes of a ``RecordList`` from records in order of their ids.
struct RecordListBuilder {
    private let folder: FileStamp
    private var count = 0
    private var entries: [UInt8] = []
    private var texts: [UInt8] = []

    /// Starts a list of a folder.
    init(folder: FileStamp) {
        self.folder = folder
    }

    /// Adds an entry of an older list.
    mutating func append(_ entry: RecordList.Entry, from list: RecordList) {
        append(
            name: list.bytes[entry.name], stamp: entry.stamp, schema: entry.schema,
            revision: entry.revision, changedAt: entry.changedAt, json: list.bytes[entry.json])
    }

    /// Adds a record whose file was read; only its name if the file has a problem.
    mutating func append(_ id: RecordID, _ version: RecordVersion?, stamp: FileStamp) {
        append(
            name: id.fileName.utf8, stamp: stamp,
            schema: version?.schema ?? 0, revision: version?.revision ?? 0,
            changedAt: version?.changedAt ?? Date(timeIntervalSinceReferenceDate: 0),
            json: version.map(Self.compactJSON(of:)) ?? [])
    }

    /// The object of a record without what need not be read: white space, and members that are null;
    /// empty if it was removed.
    private static func compactJSON(of version: RecordVersion) -> [UInt8] {
        guard let json = version.json else { return [] }
        var bytes: [UInt8] = []
        do throws(JSONError) {
            try JSONReader.read(Data(json.utf8)) { $0.compact(to: &bytes) }
            return bytes
        } catch {
            return Array(json.utf8)
        }
    }

    private mutating func append(
        name: some Collection<UInt8>,
        stamp: FileStamp,
        schema: Int,
        revision: Int,
        changedAt: Date,
        json: some Collection<UInt8>
    ) {
        let start = texts.count
        texts += name
        texts.append(0)
        let middle = texts.count
        texts += json
        let date = changedAt.timeIntervalSinceReferenceDate.bitPattern
        Self.append(stamp, to: &entries)
        Self.append(
            [schema, revision, Int(truncatingIfNeeded: date), start, middle, texts.count],
            to: &entries)
        count += 1
    }

    /// The bytes of the list.
    func bytes() -> [UInt8] {
        var bytes = RecordList.magic
        bytes.reserveCapacity(RecordList.headLength + entries.count + texts.count)
        Self.append([0], to: &bytes)
        Self.append(folder, to: &bytes)
        Self.append([count], to: &bytes)
        bytes += entries
        bytes += texts
        let hash = Int64(RecordList.hash(bytes))
        withUnsafeBytes(of: hash) { bytes.replaceSubrange(8..<16, with: $0) }
        return bytes
    }

    private static func append(_ stamp: FileStamp, to bytes: inout [UInt8]) {
        let numbers = [
            Int(truncatingIfNeeded: stamp.inode), Int(truncatingIfNeeded: stamp.size),
            Int(truncatingIfNeeded: stamp.changed),
        ]
        append(numbers, to: &bytes)
    }

    private static func append(_ numbers: [Int], to bytes: inout [UInt8]) {
        for number in numbers {
            withUnsafeBytes(of: Int64(number)) { bytes.append(contentsOf: $0) }
        }
    }
}
