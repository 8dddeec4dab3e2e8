import Essentials

/// Makes the bytes of a tar archive.
struct TarPieces {
    /// When the files are said to be changed.
    let date: Date

    /// Returns the bytes of a file.
    func file(_ name: String, _ content: Data) -> Data {
        let header = TarHeader(name: name, size: content.count, modified: date)
        return header.block + content + Data(count: TarHeader.padding(after: content.count))
    }

    /// The bytes after the last file.
    var end: Data { Data(count: 2 * TarHeader.blockSize) }
}
