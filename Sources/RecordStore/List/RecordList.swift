import CLibrary
import Networking

/// The records of a folder in one file, which is quicker to read than thousands.
///
/// It is believed of a record only while the stamp of the record's file is the same, so that it
/// never says what a file does not. It is of this machine, and can be made again at any time:
///
///     "SKLIST01", a hash of all that follows
///     the stamp of the folder, the number of records                 4 numbers
///     for each record, by id: the stamp of its file, and where its   6 numbers
///         name and what the file says begin and end
///     the names and what the files say, each name with a 0 at its end
struct RecordList: Sendable {
    /// A record in the list.
    struct Entry: Sendable {
        let stamp: FileStamp

        /// The name of the file, without the 0 at its end.
        let name: Range<Int>

        /// What the file says.
        let text: Range<Int>
    }

    private static let magic = Array("SKLIST01".utf8)
    private static let headLength = 48
    private static let entryLength = 48

    let bytes: [UInt8]
    let count: Int

    /// The stamp of the folder when its names were read.
    let folder: FileStamp

    /// Takes the bytes of a file; nil if they are not those of a whole list.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= Self.headLength, bytes.starts(with: Self.magic),
            Self.number(1, at: 0, bytes) == Self.hash(bytes)
        else { return nil }
        self.bytes = bytes
        count = Int(Self.number(5, at: 0, bytes))
        folder = Self.stamp(2, at: 0, bytes)
        guard (0...bytes.count / Self.entryLength).contains(count) else { return nil }
        let start = Self.headLength + count * Self.entryLength
        let ending = RecordID.fileEnding.utf8.count
        for index in 0..<count {
            let (name, text) = (self[index].name, self[index].text)
            guard start <= name.lowerBound, name.count > ending, text.upperBound <= bytes.count
            else { return nil }
        }
    }

    /// The records in order of their ids.
    subscript(index: Int) -> Entry {
        let place = Self.headLength + index * Self.entryLength
        let name = Int(Self.number(3, at: place, bytes))
        let text = Int(Self.number(4, at: place, bytes))
        let end = Int(Self.number(5, at: place, bytes))
        return Entry(
            stamp: Self.stamp(0, at: place, bytes),
            name: name..<max(name, text - 1),
            text: text..<max(text, end)
        )
    }

    /// The id of a record, which was valid when the list was made.
    func id(of entry: Entry) -> RecordID {
        let text = bytes[entry.name].dropLast(RecordID.fileEnding.utf8.count)
        return RecordID(valid: String(decoding: text, as: UTF8.self))
    }
}

// MARK: - Making one

extension RecordList {
    /// Makes the bytes of a list of files, which are in order of their ids.
    static func bytes(
        folder: FileStamp,
        files: [(name: ArraySlice<UInt8>, stamp: FileStamp, text: ArraySlice<UInt8>)]
    ) -> [UInt8] {
        var place = headLength + files.count * entryLength
        var bytes = magic
        bytes.reserveCapacity(files.reduce(place) { $0 + $1.name.count + $1.text.count + 1 })
        append([0], to: &bytes)
        append(folder, to: &bytes)
        append([Int64(files.count)], to: &bytes)
        for file in files {
            let text = place + file.name.count + 1
            let end = text + file.text.count
            append(file.stamp, to: &bytes)
            append([Int64(place), Int64(text), Int64(end)], to: &bytes)
            place = end
        }
        for file in files {
            bytes += file.name
            bytes.append(0)
            bytes += file.text
        }
        let hash = hash(bytes)
        withUnsafeBytes(of: hash) { bytes.replaceSubrange(8..<16, with: $0) }
        return bytes
    }

    private static func append(_ stamp: FileStamp, to bytes: inout [UInt8]) {
        append([Int64(bitPattern: stamp.inode), stamp.size, stamp.changed], to: &bytes)
    }

    private static func append(_ numbers: [Int64], to bytes: inout [UInt8]) {
        numbers.withUnsafeBytes { bytes.append(contentsOf: $0) }
    }

    private static func hash(_ bytes: [UInt8]) -> Int64 {
        bytes.withUnsafeBytes {
            Int64(bitPattern: CacheHash.hash(UnsafeRawBufferPointer(rebasing: $0[16...])))
        }
    }

    private static func stamp(_ index: Int, at place: Int, _ bytes: [UInt8]) -> FileStamp {
        FileStamp(
            inode: UInt64(bitPattern: number(index, at: place, bytes)),
            size: number(index + 1, at: place, bytes),
            changed: number(index + 2, at: place, bytes)
        )
    }

    private static func number(_ index: Int, at place: Int, _ bytes: [UInt8]) -> Int64 {
        bytes.withUnsafeBytes {
            $0.loadUnaligned(fromByteOffset: place + index * 8, as: Int64.self)
        }
    }
}
