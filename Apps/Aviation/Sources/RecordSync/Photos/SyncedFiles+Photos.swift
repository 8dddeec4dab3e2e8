import SectionEssentials

extension SyncedFiles {
    /// The photos that the records name.
    var photos: Set<SyncPhoto> {
        var photos: Set<SyncPhoto> = []
        for file in files.values { photos.formUnion(file.photos) }
        return photos
    }
}

extension SyncedFile {
    /// The photos that the record names: each text that is the name of a photo and nothing else,
    /// whatever kind of record it is in.
    var photos: Set<SyncPhoto> {
        content.withUnsafeBytes { bytes in
            var photos: Set<SyncPhoto> = []
            for start in bytes.indices.dropLast(Self.shortest) where bytes[start] == Self.quote {
                guard bytes[start + Self.hashLength + 1] == UInt8(ascii: ".") else { continue }
                let rest = bytes[(start + 1)...].prefix(Self.longest)
                guard let end = rest.firstIndex(of: Self.quote) else { continue }
                let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
                if let photo = SyncPhoto(text) { photos.insert(photo) }
            }
            return photos
        }
    }

    private static let quote = UInt8(ascii: "\"")
    private static let hashLength = 64

    /// The number of bytes after the first quotation mark: a hash, a dot, a letter and the other.
    private static let shortest = hashLength + 3

    /// The number of bytes up to the other quotation mark, if the extension is long.
    private static let longest = hashLength + 10
}
