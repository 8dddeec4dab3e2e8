import Networking
import RecordStore
package import SectionEssentials

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
