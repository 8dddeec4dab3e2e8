import Networking

/// The mission in a record of Launch Library; nil for missing or unusable fields.
struct LaunchLibraryMission: Equatable, Sendable {
    var name: String?
    var webcast: String?
    var article: String?
}

extension LaunchLibraryMission {
    /// Reads the mission; all fields are nil if the value is not an object.
    init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "vid_urls": webcast = Self.firstAddress(&json)
            case "info_urls": article = Self.firstAddress(&json)
            default: break
            }
        }
    }

    /// The address of the first of several links.
    private static func firstAddress(_ json: inout JSONReader) -> String? {
        json.list { $0.field("url") { $0.string() } }?.first
    }
}
