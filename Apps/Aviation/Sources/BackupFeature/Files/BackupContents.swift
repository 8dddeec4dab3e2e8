import Logbook
import Networking
import RecordStore
import SectionEssentials

/// A backup whose files are all as they were written.
struct BackupContents {
    let head: BackupHead

    /// The records and tombstones by their kinds.
    private(set) var records: [String: [RecordFile]] = [:]

    /// The photos by their names, and where they are in the archive.
    private(set) var photos: [String: Range<Int>] = [:]

    /// The photos that were damaged when the backup was made, and that are not restored.
    private(set) var damagedPhotos: [String] = []

    private let archive: TarReader

    /// Reads and checks all files.
    ///
    /// - Throws: `BackupError` if it is no backup, or one of its files is missing or has changed.
    init(_ body: Body, kinds: Set<String>) throws(BackupError) {
        if try Self.isCompressed(body) { throw .compressed }
        var reader = TarReader(body)
        guard let first = try reader.next(), BackupFile(first.name) == .head else {
            throw .noBackup
        }
        let start = try reader.bytes(in: first.range)
        head = try BackupHead(start)
        archive = reader
        var sums = BackupSums()
        sums.add(.head, start)
        while let entry = try reader.next() {
            guard let file = BackupFile(entry.name) else { throw .damaged("it has other files") }
            let content = try reader.bytes(in: entry.range)
            switch file {
            case .head: throw .damaged("it begins twice")
            case .sums:
                guard content == sums.content, try reader.next() == nil else {
                    throw .damaged("its files have changed")
                }
                return
            case .record(let kind, let id):
                guard kinds.contains(kind) else { throw .newer }
                guard let record = RecordFile(id, content: content) else {
                    throw .damaged("\(file.name) is no record")
                }
                records[kind, default: []].append(record)
            case .photo(let name):
                if file.isHash(of: content) {
                    photos[name] = entry.range
                } else {
                    damagedPhotos.append(name)
                }
            }
            sums.add(file, content)
        }
        throw .damaged("it is cut off")
    }

    /// Returns the content of a photo of the backup.
    func photo(_ name: String) throws(BackupError) -> NewPhoto? {
        guard let range = photos[name] else { return nil }
        return NewPhoto(
            try archive.bytes(in: range), fileExtension: String(name.split(separator: ".")[1]))
    }

    /// Whether it begins as the files of gzip, xz and zstd do.
    private static func isCompressed(_ body: Body) throws(BackupError) -> Bool {
        guard body.count > 4 else { throw .noBackup }
        let start = try TarReader(body).bytes(in: 0..<4)
        return [[0x1F, 0x8B], [0xFD, 0x37], [0x28, 0xB5]].contains(Array(start.prefix(2)))
    }
}
