import CLibrary
import Essentials
import Networking

/// A cache file with all records of a folder, which is faster to read than thousands of files.
///
/// An entry is used only if the stamp of the record's file is unchanged. The file is specific to
/// the machine and can be rebuilt at any time:
///
///     "SKLIST03", a hash of everything after it
///     the stamp of the folder, the number of records                 4 numbers
///     for each record, by id: the stamp of its file, the schema,     9 numbers
///         revision and date of the record, and where the name of the
///         file begins and the record's object begins and ends
///     for each record: the name of its file, a 0, and its object without white space and
///         without members that are null
struct RecordList: Sendable {
    /// A record in the list.
    struct Entry: Sendable {
        /// The stamp of its file; ``FileStamp/never`` if the file has a problem.
        let stamp: FileStamp

        let schema: Int
        let revision: Int
        let changedAt: Date

        /// The name of the file, without the terminating 0.
        let name: Range<Int>

        /// The JSON object of the record; empty if it was removed.
        let json: Range<Int>
    }

    static let magic = Array("SKLIST03".utf8)
    static let headLength = 48
    static let entryLength = 72

    let bytes: [UInt8]
    let count: Int

    /// The stamp of the folder when its names were read.
    let folder: FileStamp

    /// Parses the bytes of a file; nil if they are not a valid list.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headLength, bytes.starts(with: Self.magic),
            Self.number(1, at: 0, bytes) == Self.hash(bytes)
        else { return nil }
        self.bytes = bytes
        count = Self.number(5, at: 0, bytes)
        folder = Self.stamp(at: 16, bytes)
        let room = bytes.count - Self.headLength
        guard (0...room / Self.entryLength).contains(count) else { return nil }
        let texts = room - count * Self.entryLength
        let ending = RecordID.fileEnding.utf8.count
        for index in 0..<count {
            let (name, json, end) = places(index)
            guard (0...texts).contains(name), (name...texts).contains(json),
                (json...texts).contains(end), json - name > ending + 1
            else { return nil }
        }
    }

    /// The entries, sorted by id.
    subscript(index: Int) -> Entry {
        let place = Self.headLength + index * Self.entryLength
        let texts = Self.headLength + count * Self.entryLength
        let (name, json, end) = places(index)
        let date = UInt64(truncatingIfNeeded: Self.number(5, at: place, bytes))
        return Entry(
            stamp: Self.stamp(at: place, bytes),
            schema: Self.number(3, at: place, bytes),
            revision: Self.number(4, at: place, bytes),
            changedAt: Date(timeIntervalSinceReferenceDate: Double(bitPattern: date)),
            name: texts + name..<texts + json - 1,
            json: texts + json..<texts + end
        )
    }

    /// The id of an entry, which was validated when the list was made.
    func id(of entry: Entry) -> RecordID {
        let text = bytes[entry.name].dropLast(RecordID.fileEnding.utf8.count)
        return RecordID(valid: String(decoding: text, as: UTF8.self))
    }

    /// The number of entries before an id.
    func count(before id: RecordID) -> Int {
        var places = 0..<count
        while !places.isEmpty {
            let middle = places.lowerBound + places.count / 2
            let isBefore = self.id(of: self[middle]) < id
            places = isBefore ? middle + 1..<places.upperBound : places.lowerBound..<middle
        }
        return places.lowerBound
    }

    private func places(_ index: Int) -> (name: Int, json: Int, end: Int) {
        let place = Self.headLength + index * Self.entryLength
        return (
            Self.number(6, at: place, bytes), Self.number(7, at: place, bytes),
            Self.number(8, at: place, bytes)
        )
    }

    private static func stamp(at place: Int, _ bytes: [UInt8]) -> FileStamp {
        FileStamp(
            inode: UInt64(truncatingIfNeeded: number(0, at: place, bytes)),
            size: Int64(number(1, at: place, bytes)),
            changed: Int64(number(2, at: place, bytes))
        )
    }

    private static func number(_ index: Int, at place: Int, _ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes {
            Int(
                truncatingIfNeeded: $0.loadUnaligned(
                    fromByteOffset: place + index * 8, as: Int64.self))
        }
    }

    /// The hash of the bytes after the hash field.
    static func hash(_ bytes: [UInt8]) -> Int {
        bytes.withUnsafeBytes {
            Int(truncatingIfNeeded: Checksum.hash(UnsafeRawBufferPointer(rebasing: $0[16...])))
        }
    }
}
