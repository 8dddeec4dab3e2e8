import RecordStore
import SectionEssentials

/// What a file of a backup is, by its name.
///
///     backup.json                       what the backup is
///     flights/01HX….json                a record, or the tombstone of a removed record
///     photos/3a7b….jpg                  a photo, under the hash of its content
///     SHA256SUMS                        the hashes of all others, as sha256sum writes them; the last
enum BackupFile: Equatable {
    case head
    case record(kind: String, RecordID)
    case photo(String)
    case sums

    static let photos = "photos"

    /// Parses a name; nil if no backup has such a file.
    init?(_ name: String) {
        switch name {
        case "backup.json": self = .head
        case "SHA256SUMS": self = .sums
        default:
            let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(
                String.init)
            guard parts.count == 2 else { return nil }
            if parts[0] == Self.photos {
                guard ContentFolder.isName(parts[1]) else { return nil }
                self = .photo(parts[1])
            } else {
                guard !parts[0].isEmpty, parts[0].allSatisfy({ $0.isASCII && $0.isLetter }),
                    parts[1].hasSuffix(".json"), let id = RecordID(String(parts[1].dropLast(5)))
                else { return nil }
                self = .record(kind: parts[0], id)
            }
        }
    }

    /// Whether the name of a photo is the hash of a content.
    func isHash(of content: Data) -> Bool {
        guard case .photo(let name) = self else { return false }
        let fileExtension = String(name.split(separator: ".")[1])
        return ContentFolder.name(of: content, fileExtension: fileExtension) == name
    }

    var name: String {
        switch self {
        case .head: "backup.json"
        case .record(let kind, let id): "\(kind)/\(id.text).json"
        case .photo(let name): "\(Self.photos)/\(name)"
        case .sums: "SHA256SUMS"
        }
    }
}
