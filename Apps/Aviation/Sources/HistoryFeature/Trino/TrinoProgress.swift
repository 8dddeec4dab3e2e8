import Networking
import SectionKit

/// How far a query is, as Trino's `stats` say.
struct TrinoProgress: Equatable, Sendable {
    var state = ""
    var isQueued = false

    /// From 0 to 100; nil if it is unknown.
    var percentage: Double?

    /// The number of rows that were read so far, not those of the result.
    var processedRows = 0

    init() {}

    init(json: inout JSONReader) {
        json.object { key, json in
            switch key {
            case "state": state = json.string() ?? ""
            case "queued": isQueued = json.bool() ?? false
            case "progressPercentage": percentage = json.number()
            case "processedRows": processedRows = json.integer() ?? 0
            default: break
            }
        }
    }

    /// The progress in a few words.
    ///
    /// - Parameter count: the number of rows that were received.
    func words(received count: Int) -> String {
        if count > 0 { return "\(count.counted("row", "rows")) received" }
        if isQueued || state == "QUEUED" { return "waiting for the server's other queries" }
        let percent = percentage.map { "\(Int(min(max($0, 0), 100))) % done, " } ?? ""
        return "\(percent)\(processedRows.counted("row", "rows")) read"
    }
}
