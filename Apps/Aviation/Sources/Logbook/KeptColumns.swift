package import Networking
package import RecordStore
package import SectionEssentials

/// Which columns of a file are which values of a flight, kept under a name for the next import.
package struct KeptColumns: Equatable, Sendable {
    package var name: String

    /// The columns as a person gave them, such as `date=Day,from=Origin,to=Destination`.
    package var columns: String

    package init(name: String, columns: String) {
        self.name = name
        self.columns = columns
    }
}

extension KeptColumns: StoredRecord {
    package static let kind = RecordKind("columns", schema: 1)

    package init?(json: inout JSONReader, schema: Int) {
        var (name, columns) = (String?.none, String?.none)
        json.object { key, json in
            switch key {
            case "name": name = json.string()
            case "columns": columns = json.string()
            default: break
            }
        }
        guard let name, let columns else { return nil }
        self.init(name: name, columns: columns)
    }

    package var members: [(key: String, value: JSONValue)] {
        [("name", .string(name)), ("columns", .string(columns))]
    }
}
