import Networking
import RecordStore
package import SectionEssentials

/// What both sides had in common of a file when it was last synced.
package struct SyncEntry: Equatable, Sendable {
    /// The SHA-256 of the content that both sides had; nil if they never had the same.
    package var hash: String?

    /// What the other side said of it.
    package var file: RemoteFile?

    /// Whether ``file`` identifies the content; otherwise it is read again.
    package var isSettled: Bool

    /// The versions that this machine knows to have lost, besides the ancestors of the one that
    /// both sides had; the latest first.
    package var past: [String]

    package init(
        hash: String? = nil, file: RemoteFile? = nil, isSettled: Bool = false, past: [String] = []
    ) {
        self.hash = hash
        self.file = file
        self.isSettled = isSettled
        self.past = past
    }

    /// What both sides have in common after one of them took the version of the other.
    ///
    /// - Parameters:
    ///   - version: what both have now.
    ///   - old: what they had before; nil for nothing.
    ///   - lost: the versions that were replaced.
    init(
        _ version: SyncedFile, after old: SyncEntry?, replacing lost: [SyncedFile],
        file: RemoteFile?, isSettled: Bool
    ) {
        let before = old?.hash.map { [SyncedFile.digest(ofHash: $0)] } ?? []
        var known = Set(version.ancestors + [version.digest, version.origin])
        // What a version that lost was made of is old too, and may come back from a backup.
        let names = lost.map(\.digest) + before + (old?.past ?? []) + lost.flatMap(\.ancestors)
        let past = names.filter { known.insert($0).inserted }
        self.init(
            hash: version.hash, file: file, isSettled: isSettled,
            past: Array(past.prefix(Self.pastLimit)))
    }

    private static let pastLimit = 50
}

/// What this machine remembers of the other side.
package struct SyncStatus: Equatable, Sendable {
    /// Which log the other side holds.
    package let marker: SyncMarker

    /// What the other side said of the file that says so; nil before it was first read.
    package var markerFile: RemoteFile?

    /// The lock that this machine has, or had when it was interrupted.
    package var lock: SyncLock?

    package var entries: [SyncName: SyncEntry] = [:]

    /// The photos that were sent without an answer: each may have arrived in part.
    package var sendingPhotos: Set<SyncPhoto> = []

    package init(marker: SyncMarker) {
        self.marker = marker
    }
}

/// Where the status is kept.
package protocol SyncStatusInput: Sendable {
    /// Returns the status; nil before the first set-up.
    func load() async throws(SyncError) -> SyncStatus?

    /// Saves the status. Losing the last one costs time, but no record.
    func save(_ status: SyncStatus) async throws(SyncError)

    /// Forgets the status.
    func remove() async throws(SyncError)
}

/// The text of the status file.
extension SyncStatus {
    private static let format = 1

    package var text: String {
        let entries = entries.sorted { $0.key < $1.key }.map { name, entry in
            (key: name.fileName, value: entry.value)
        }
        let value = JSONValue.object([
            ("format", .integer(Self.format)), ("log", .string(marker.log.text)),
            ("marker", markerFile?.value ?? .null), ("lock", JSONValue(lock?.token)),
            ("files", .object(entries)), ("sending_photos", Set(sendingPhotos.map(\.name)).value),
        ])
        return value.text(openTo: 2) + "\n"
    }

    /// Reads the file; nil if it is not valid, or in a newer format.
    package init?(_ content: Data) {
        var (format, log) = (0, String?.none)
        var markerFile: RemoteFile?
        var lock: String?
        var entries: [SyncName: SyncEntry] = [:]
        var photos: [String] = []
        let isRead = try? JSONReader.read(content) { json in
            json.object { key, json in
                switch key {
                case "format": format = json.integer() ?? 0
                case "log": log = json.string()
                case "marker": markerFile = RemoteFile(json: &json)
                case "lock": lock = json.string()
                case "sending_photos": photos = json.list { $0.string() } ?? []
                case "files":
                    json.object { key, json in
                        guard let name = SyncName(fileName: key.text) else { return }
                        entries[name] = SyncEntry(json: &json)
                    }
                default: break
                }
            }
        }
        guard isRead == true, format == Self.format, let id = log.flatMap({ RecordID($0) })
        else { return nil }
        self.init(marker: SyncMarker(log: id))
        self.markerFile = markerFile
        self.lock = lock.map { SyncLock(token: $0) }
        self.entries = entries
        sendingPhotos = Set(photos.compactMap { SyncPhoto($0) })
    }
}

extension SyncEntry {
    fileprivate var value: JSONValue {
        var members: [(key: String, value: JSONValue)] = [
            ("sha256", JSONValue(hash)), ("remote", file?.value ?? .null),
            ("settled", .bool(isSettled)),
        ]
        if !past.isEmpty { members.append(("past", .array(past.map(JSONValue.string)))) }
        return .object(members)
    }

    fileprivate init?(json: inout JSONReader) {
        var entry = SyncEntry()
        let isRead = json.object { key, json in
            switch key {
            case "sha256": entry.hash = json.string()
            case "remote": entry.file = RemoteFile(json: &json)
            case "settled": entry.isSettled = json.bool() ?? false
            case "past": entry.past = json.list { $0.string() } ?? []
            default: break
            }
        }
        guard isRead else { return nil }
        self = entry
    }
}

extension Set<String> {
    fileprivate var value: JSONValue { .array(sorted().map(JSONValue.string)) }
}

extension RemoteFile {
    fileprivate var value: JSONValue {
        .object([
            ("version", JSONValue(version)), ("size", .integer(size)),
            ("modified", JSONValue(modified?.timeIntervalSince1970)),
        ])
    }

    fileprivate init?(json: inout JSONReader) {
        var (version, size, modified) = (String?.none, Int?.none, Date?.none)
        json.object { key, json in
            switch key {
            case "version": version = json.string()
            case "size": size = json.integer()
            case "modified": modified = json.number().map(Date.init(timeIntervalSince1970:))
            default: break
            }
        }
        guard let size else { return nil }
        self.init(version: version, size: size, modified: modified)
    }
}
