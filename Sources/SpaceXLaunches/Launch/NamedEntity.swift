import Networking
import SectionKit

/// A record that launches refer to by id, such as one of `/v4/rockets`.
struct NamedEntity: Identifiable, Equatable, Sendable {
    var id = ""
    var name = ""
}

extension NamedEntity {
    /// Reads a record; nil if it has no id or no name.
    init?(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "id": id = json.string() ?? ""
            case "name": name = json.string() ?? ""
            default: break
            }
        }
        if id.isEmpty || name.nonBlank == nil { return nil }
    }
}
