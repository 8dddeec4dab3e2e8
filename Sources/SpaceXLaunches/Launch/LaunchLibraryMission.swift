import Networking

/// What a record of Launch Library says of its mission; nil where it says nothing usable.
struct LaunchLibraryMission: Equatable, Sendable {
    var name: String?
    var webcast: String?
    var article: String?
}

extension LaunchLibraryMission {
    /// Reads the mission; one that is no object says nothing.
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
