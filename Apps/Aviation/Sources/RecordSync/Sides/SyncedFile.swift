import RecordStore
package import SectionEssentials

/// The content of a synced file: one version of a record.
package struct SyncedFile: Equatable, Sendable {
    package let content: Data

    /// The SHA-256 of the content.
    package let hash: String

    /// The number of times that the record was written.
    package let revision: Int

    /// Whether the file is the trace of a removed record.
    package let isRemoved: Bool

    /// The versions that this one was made of, the latest first; empty if it is the first, or an
    /// older program wrote it.
    package let ancestors: [String]

    /// The version that a sync has written once more as this one; nil if a person made this one.
    package let repeats: String?

    /// The record that this one is a part of, as an entry is of its trip; nil for none.
    package let whole: SyncName?

    /// When the version was made; nil if that is not known.
    package let changedAt: Date?

    package init(
        content: Data, revision: Int, isRemoved: Bool, ancestors: [String] = [],
        repeats: String? = nil, whole: SyncName? = nil, changedAt: Date? = nil
    ) {
        self.content = content
        self.revision = revision
        self.isRemoved = isRemoved
        self.ancestors = ancestors
        self.repeats = repeats
        self.whole = whole
        self.changedAt = changedAt
        hash = SHA256.hex(of: content)
    }

    /// The name by which later versions know this one.
    package var digest: String { Self.digest(ofHash: hash) }

    /// The name of the version whose file has a hash.
    package static func digest(ofHash hash: String) -> String { String(hash.prefix(16)) }

    /// The name of the version in which a person wrote what this one says.
    var origin: String { repeats ?? digest }

    /// Whether this version was made of another, directly or by way of others.
    package func isMade(of other: SyncedFile) -> Bool { ancestors.contains(other.digest) }

    /// Whether this version says what another does, or was made of one that did.
    func includes(_ other: SyncedFile) -> Bool {
        other.origin == origin || other.origin == digest || ancestors.contains(other.origin)
    }
}

/// The synced files of this machine.
package struct SyncedFiles: Equatable, Sendable {
    package var files: [SyncName: SyncedFile]

    /// The names of files that cannot be read, which are left alone on both sides.
    package var unreadable: Set<SyncName>

    package init(files: [SyncName: SyncedFile] = [:], unreadable: Set<SyncName> = []) {
        self.files = files
        self.unreadable = unreadable
    }
}

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
