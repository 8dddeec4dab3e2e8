import Networking
import SectionEssentials

/// The folder of recorded files that `WALK_RECORDINGS` names.
enum Recordings {
    /// What is known of a file.
    struct Expected {
        var tracks, segments, points, routes, waypoints, timed, raised: Int?
    }

    static let folder = ProcessInfo.processInfo.environment["WALK_RECORDINGS"]

    static func body(_ name: String) throws -> Body {
        Body(try Data(contentsOf: URL(filePath: "\(folder ?? "")/gpx/\(name)")))
    }

    /// The figures of the files by their names.
    static func expected() throws -> [String: Expected] {
        let data = try Data(contentsOf: URL(filePath: "\(folder ?? "")/gpx/expected.json"))
        var files: [String: Expected] = [:]
        try JSONReader.read(data) { json in
            _ = json.object { key, json in
                guard key == "files" else { return }
                json.object { name, json in files[name.text] = expected(&json) }
            }
        }
        return files
    }

    private static func expected(_ json: inout JSONReader) -> Expected {
        var file = Expected()
        json.object { key, json in
            switch key {
            case "tracks": file.tracks = json.integer()
            case "segments_with_points": file.segments = json.integer()
            case "points": file.points = json.integer()
            case "routes": file.routes = json.integer()
            case "waypoints": file.waypoints = json.integer()
            case "points_with_time": file.timed = json.integer()
            case "points_with_elevation": file.raised = json.integer()
            default: break
            }
        }
        return file
    }
}
