package import Essentials
import Networking
package import RecordStore

/// The file by which a folder or server is recognised as the copy of a log.
package struct SyncMarker: Equatable, Sendable {
    /// The name of the file.
    package static let fileName = "log.json"

    /// The ID that all devices of a person share.
    package let log: RecordID

    package init(log: RecordID) {
        self.log = log
    }

    /// Reads the file; nil if it is not valid, or in a newer format.
    package init?(_ content: Data) {
        var (format, log) = (0, String?.none)
        _ = try? JSONReader.read(content) { json in
            json.object { key, json in
                switch key {
                case "format": format = json.integer() ?? 0
                case "log": log = json.string()
                default: break
                }
            }
        }
        guard format == Self.format, let log, let id = RecordID(log) else { return nil }
        self.log = id
    }

    package var content: Data {
        let value = JSONValue.object([
            ("format", .integer(Self.format)), ("log", .string(log.text)),
        ])
        return Data((value.text() + "\n").utf8)
    }

    private static let format = 1
}
