/// The name of an encrypted file, such as `sealed.9f86d0.enc` with 64 digits; `photos.` instead of
/// `sealed.` for a photo, which may be large.
struct SealedName: Hashable, Sendable {
    let isPhoto: Bool

    /// The hexadecimal digits that stand for the plain name.
    let digits: String

    /// What a program that copies folders has added to the name of a copy; usually nothing.
    let mark: String

    private static let ending = ".enc"

    init(isPhoto: Bool, digits: String, mark: String = "") {
        self.isPhoto = isPhoto
        self.digits = digits
        self.mark = mark
    }

    /// Parses a file name; nil if it is not that of an encrypted file.
    init?(fileName: String) {
        guard fileName.hasSuffix(Self.ending) else { return nil }
        let stem = fileName.dropLast(Self.ending.count)
        let digits = stem.dropFirst(7).prefix(64)
        let mark = stem.dropFirst(7 + 64)
        guard ["sealed.", "photos."].contains(stem.prefix(7)), digits.utf8.count == 64,
            digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
            mark.isEmpty
                || [".sync-conflict-", "_conflict-", " ("].contains(where: mark.hasPrefix)
        else { return nil }
        self.init(isPhoto: stem.hasPrefix("photos."), digits: String(digits), mark: String(mark))
    }

    var fileName: String { (isPhoto ? "photos." : "sealed.") + digits + mark + Self.ending }

    /// The name of the file that it is a copy of; its own if it is no copy.
    var original: SealedName { SealedName(isPhoto: isPhoto, digits: digits) }

    /// The plain name of a copy: the mark comes before the extension.
    func copyName(of plainName: String) -> String {
        guard !mark.isEmpty, let dot = plainName.lastIndex(of: ".") else { return plainName }
        return plainName[..<dot] + mark + plainName[dot...]
    }
}

extension RemoteListing {
    /// The encrypted files, sorted by name.
    var sealedFiles: [(name: SealedName, file: RemoteFile)] {
        let photos = photos.map { ($0.key.fileName, $0.value) }
        return (Array(otherFiles) + photos)
            .compactMap { name, file in SealedName(fileName: name).map { ($0, file) } }
            .sorted { $0.0.fileName < $1.0.fileName }
    }

    /// The listing of what is not encrypted, or not ours.
    var withoutSealedFiles: RemoteListing {
        var listing = RemoteListing()
        listing.marker = marker
        listing.date = date
        listing.otherFiles = otherFiles.filter { SealedName(fileName: $0.key) == nil }
        return listing
    }
}
