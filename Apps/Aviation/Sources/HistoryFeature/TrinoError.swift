import Networking
import SectionEssentials

/// The reason that Trino refused or stopped a query.
struct TrinoError: ExplainedError {
    /// The message of the server, for a person.
    var message = ""

    /// The name of the error, such as `EXCEEDED_TIME_LIMIT`.
    var name = ""

    /// The kind of error, such as `INSUFFICIENT_RESOURCES`.
    var kind = ""

    init(message: String, name: String, kind: String) {
        (self.message, self.name, self.kind) = (message, name, kind)
    }

    /// Reads an error; nil if there is none.
    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "message": message = json.string() ?? ""
            case "errorName": name = json.string() ?? ""
            case "errorType": kind = json.string() ?? ""
            default: break
            }
        }
        if !isObject { return nil }
    }

    var summary: String {
        let reason = [message, name].first { !$0.isEmpty } ?? "it did not say why"
        let end = reason.last.map { ".!".contains($0) } ?? false
        return "the server stopped the query (\(end ? String(reason.dropLast()) : reason))"
    }

    var recovery: String {
        switch (name, kind) {
        case ("PERMISSION_DENIED", _):
            "Ask OpenSky for access to its history: https://opensky-network.org/data/apply"
        case ("QUERY_QUEUE_FULL", _): "Wait until your other queries are done, then try again."
        case (_, "INSUFFICIENT_RESOURCES"): "Ask for a shorter time, or add --limit."
        case (_, "USER_ERROR"): "The tables of the server may have changed: report this error."
        default: "Try again later."
        }
    }
}
