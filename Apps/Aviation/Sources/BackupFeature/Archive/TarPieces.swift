import SectionEssentials

/// Makes the bytes of a tar archive.
struct TarPieces {
    /// When the files are said to be changed.
    let date: Date

    /// Returns the bytes of a file; a long name comes before it, as in `tar --format=pax`.
    func file(_ name: String, _ content: Data) -> Data {
        guard name.utf8.count > TarHeader.nameLimit else { return entry(name, content, .file) }
        let path = Data(PaxAttributes.text(of: name).utf8)
        return entry("PaxHeader", path, .attributes) + entry(name, content, .file)
    }

    private func entry(_ name: String, _ content: Data, _ kind: TarHeader.Kind) -> Data {
        let header = TarHeader(name: name, size: content.count, modified: date, kind: kind)
        return header.block + content + Data(count: TarHeader.padding(after: content.count))
    }

    /// The bytes after the last file.
    var end: Data { Data(count: 2 * TarHeader.blockSize) }
}
