package import Networking
package import RecordStore
package import SectionEssentials

/// A walk that a person keeps in the list of recent walks: its name, and the file with its track.
package struct RecordedWalk: Equatable, Sendable {
    package var name: String

    /// The absolute path of its GPX file.
    package let file: String

    package let started: Date

    /// The distance in metres; nil for a walk that has not ended, or whose program was killed.
    package var distance: Double?

    /// When it ended; nil for a walk that has not ended, or whose program was killed.
    package var ended: Date?

    /// The seconds of its tracks, without those between them; nil if it is from its start to its end.
    package var duration: Double?

    /// The absolute path of the folder with the person's photos of it; nil without one.
    package var photos: String?

    /// What is wrong in its file, as plain sentences; not stored.
    package var warnings: [String] = []

    package init(
        name: String, file: String, started: Date, distance: Double? = nil, ended: Date? = nil
    ) {
        self.name = name
        self.file = file
        self.started = started
        self.distance = distance
        self.ended = ended
    }
}

extension RecordedWalk {
    /// The absolute path of a file or folder that a person has named.
    package static func path(of file: String) -> String {
        let folder = FileManager.default.currentDirectoryPath
        let path = file.hasPrefix("/") ? file : "\(folder)/\(file)"
        return URL(filePath: path).standardizedFileURL.path(percentEncoded: false)
    }
}

extension RecordedWalk {
    /// Whether a program records to a file now.
    package static func isRecorded(to file: String) -> Bool { TailedFile.isWritten(file) }
}

extension RecordedWalk: StoredRecord {
    package var commonName: String? { name }

    package static let kind = RecordKind("walks", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var (name, file): (String?, String?) = (nil, nil)
        var (started, ended): (Date?, Date?) = (nil, nil)
        var (distance, duration, photos): (Double?, Double?, String?)
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "file": file = json.string()
            case "started": started = json.string().flatMap { ISO8601.date(from: $0) }
            case "ended": ended = json.string().flatMap { ISO8601.date(from: $0) }
            case "distance_m": distance = json.number()
            case "duration_s": duration = json.number()
            case "photos": photos = json.string()
            default: break
            }
        }
        guard let name, let file, let started else { return nil }
        self.init(name: name, file: file, started: started, distance: distance, ended: ended)
        (self.duration, self.photos) = (duration, photos)
    }

    package var members: [(key: String, value: JSONValue)] {
        [
            ("name", .string(name)), ("file", .string(file)),
            ("started", .string(ISO8601.text(from: started))),
            ("ended", JSONValue(ended.map { ISO8601.text(from: $0) })),
            ("distance_m", JSONValue(distance)), ("duration_s", JSONValue(duration)),
            ("photos", JSONValue(photos)),
        ]
    }
}
