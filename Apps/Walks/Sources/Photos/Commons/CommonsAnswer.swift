import Geodesy
import Networking
import SectionEssentials

extension Endpoint {
    /// The files of Wikimedia Commons within 100 m of a place.
    static func commonsFiles(near place: Coordinate) -> Endpoint {
        let position = "\(Coordinate.text(place.latitude))|\(Coordinate.text(place.longitude))"
        return Endpoint(
            "/w/api.php",
            query: [
                QueryItem("action", "query"), QueryItem("format", "json"),
                QueryItem("formatversion", "2"), QueryItem("maxlag", "5"),
                QueryItem("generator", "geosearch"), QueryItem("ggscoord", position),
                QueryItem("ggsradius", "100"), QueryItem("ggslimit", "20"),
                QueryItem("ggsnamespace", "6"), QueryItem("prop", "imageinfo|coordinates"),
                QueryItem("iiprop", "url|user|mime|size|extmetadata"),
                // One of the standard widths; others are refused.
                QueryItem("iiurlwidth", "500"),
                QueryItem(
                    "iiextmetadatafilter",
                    "Artist|LicenseShortName|LicenseUrl|AttributionRequired"),
                QueryItem("colimit", "max"),
            ])
    }
}

extension Resource<[CommonsFile]> {
    /// The files of Wikimedia Commons near a place.
    static func commonsFiles(near place: Coordinate) -> Self {
        Resource<CommonsAnswer>.json(
            of: .commonsFiles(near: place), called: "an answer of Wikimedia Commons",
            isObject: true, read: CommonsAnswer.init
        ).map { answer throws(RequestError) in
            if let error = answer.error { throw error }
            return answer.files
        }
    }
}

/// An answer of MediaWiki's API, which describes errors with status 200.
struct CommonsAnswer: Sendable {
    /// The files; none if the answer has no `query`, because nothing was found.
    private(set) var files: [CommonsFile] = []

    private(set) var error: RequestError?

    init?(json: inout JSONReader) {
        let isObject = json.object { key, json in
            switch key {
            case "error": error = Self.error(&json)
            case "query":
                files = json.field("pages") { $0.list(CommonsFile.init) } ?? []
            default: break
            }
        }
        if !isObject { return nil }
    }

    /// Returns the error of an answer (<https://www.mediawiki.org/wiki/Manual:Maxlag_parameter>).
    private static func error(_ json: inout JSONReader) -> RequestError {
        var (code, info, lag) = ("", "an error without a code", 0.0)
        json.object { key, json in
            switch key {
            case "code": code = json.string() ?? ""
            case "info": info = json.string() ?? info
            case "lag": lag = json.lenientNumber() ?? 0
            default: break
            }
        }
        switch code {
        // The wait that the server asks for is at least five seconds.
        case "maxlag":
            return .busy(
                status: 503, retryAfter: Int(clamping: max(5, min(lag, 3_600)).rounded(.up)))
        case "cirrussearch-too-busy-error": return .busy(status: 503, retryAfter: 5)
        case "ratelimited": return .busy(status: 429, retryAfter: nil)
        default: return .unreadable(reason: "Wikimedia Commons says: \(info.prefix(200))")
        }
    }
}
