import Networking
import SectionKit

/// A record that a launch refers to by id, as `/v4/rockets` names it.
struct NamedEntity: Identifiable, Equatable, Sendable {
    var id = ""
    var name = ""
}

extension NamedEntity {
    /// Reads the entity; nil when it lacks its id or its name.
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
