import Networking

/// A response of Trino: a page of rows, or only how far the query is.
struct TrinoPage<Row: PackedRow>: Sendable {
    var rows = PackedRows<Row>()

    /// The address of the next page; nil if the query is over.
    var next: String?

    /// The names of the columns; nil before they are known.
    var columns: [String]?

    var progress = TrinoProgress()
    var error: TrinoError?

    /// Reads a page; nil if it is invalid.
    init?(json: inout JSONReader) {
        var isPage = false
        json.object { key, json in
            switch key {
            case "id": isPage = true
            case "nextUri": next = json.string()
            case "columns": columns = json.list { $0.field("name") { $0.string() } }
            case "data": json.array { rows.add(&$0) }
            case "stats": progress = TrinoProgress(json: &json)
            case "error": error = TrinoError(json: &json)
            default: break
            }
        }
        if !isPage { return nil }
    }

    /// Reads a page.
    ///
    /// - Throws: `unreadable` when the body is no page, or has other columns than were asked for.
    static func read(_ response: HTTPResponse) throws(RequestError) -> TrinoPage {
        guard response.status == 200 else { throw .status(response.status) }
        let page = try Resource.json(of: Endpoint("/v1/statement"), called: "a page of Trino") {
            TrinoPage(json: &$0)
        }.value(from: response.body)
        if let columns = page.columns, columns != Row.columns {
            throw .unreadable(
                reason: "it has the columns \(columns.joined(separator: ", ")),"
                    + " and not those that were asked for")
        }
        return page
    }
}
