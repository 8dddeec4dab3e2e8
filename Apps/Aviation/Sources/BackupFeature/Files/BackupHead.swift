import Networking
import SectionEssentials

/// The first file of a backup, which says what it is.
struct BackupHead: Equatable, Sendable {
    /// When the backup was made, to the second.
    let date: Date

    /// The version of the format.
    private static let format = 1

    init(date: Date) {
        self.date = date
    }

    /// Reads the file.
    ///
    /// - Throws: `BackupError` if it is not that of a backup, or of a newer one.
    init(_ content: Data) throws(BackupError) {
        var (format, date) = (0, Date?.none)
        _ = try? JSONReader.read(content) { json in
            json.object { key, json in
                switch key {
                case "flight_log_backup": format = json.integer() ?? 0
                case "created_at": date = json.string().flatMap(ISO8601.date)
                default: break
                }
            }
        }
        guard format > 0 else { throw .noBackup }
        guard format == Self.format, let date else { throw .newer }
        self.date = date
    }

    var content: Data {
        let value = JSONValue.object([
            ("flight_log_backup", .integer(Self.format)), ("created_at", JSONValue(date)),
        ])
        return Data((value.text() + "\n").utf8)
    }
}
