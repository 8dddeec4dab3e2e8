import Networking

/// One record as the source sends it: any field may be missing or odd.
struct NestsEntity: Equatable, Sendable {
    /// What to request, and how the response is read.
    static let list = Resource.records(of: Endpoint("/nests"), called: "the nests") {
        NestsEntity(json: &$0)
    }

    var name = ""
    var count: Int?

    /// Reads a record; nil if it has no name, because it could not be shown.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "name": name = json.string() ?? ""
            case "count": count = json.integer()
            default: break
            }
        }
        if name.isEmpty { return nil }
    }
}
