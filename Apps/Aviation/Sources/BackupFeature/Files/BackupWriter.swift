import RecordStore
import SectionEssentials

/// Makes the pieces of a backup one after the other, so that only one photo is in memory.
struct BackupWriter {
    private let head: BackupHead
    private var records: [(BackupFile, Data)]
    private var photos: [String]
    private let read: (String) throws(BackupError) -> Data?
    private var sums = BackupSums()
    private var isDone = false

    /// Takes the records and the names of the photos, which `read` reads; nil for one that is left
    /// out.
    init(
        head: BackupHead,
        records: [(BackupFile, Data)],
        photos: [String],
        read: @escaping (String) throws(BackupError) -> Data?
    ) {
        self.head = head
        self.records = [(.head, head.content)] + records
        self.photos = photos
        self.read = read
        self.records.reverse()
        self.photos.reverse()
    }

    /// Returns the next bytes of the archive; nil at the end.
    mutating func next() throws(BackupError) -> Data? {
        if let (file, content) = records.popLast() { return added(file, content) }
        while let name = photos.popLast() {
            if let content = try read(name) { return added(.photo(name), content) }
        }
        guard !isDone else { return nil }
        isDone = true
        let tar = TarPieces(date: head.date)
        return tar.file(BackupFile.sums.name, sums.content) + tar.end
    }

    private mutating func added(_ file: BackupFile, _ content: Data) -> Data {
        sums.add(file, content)
        return TarPieces(date: head.date).file(file.name, content)
    }
}
