/// The method of a request (RFC 9110, section 9; for WebDAV, RFC 4918).
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    /// The name, such as `GET`, which is case-sensitive.
    public let rawValue: String

    /// Creates a method with any name; a name that HTTP does not allow is rejected when it is sent.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Requests a resource.
    public static let get = HTTPMethod(rawValue: "GET")

    /// Requests the header of a resource without its content.
    public static let head = HTTPMethod(rawValue: "HEAD")

    /// Sends content for the resource to process.
    public static let post = HTTPMethod(rawValue: "POST")

    /// Reads what content describes, and changes nothing (draft-ietf-httpbis-safe-method-w-body).
    public static let query = HTTPMethod(rawValue: "QUERY")

    /// Creates or replaces a resource.
    public static let put = HTTPMethod(rawValue: "PUT")

    /// Changes part of a resource (RFC 5789).
    public static let patch = HTTPMethod(rawValue: "PATCH")

    /// Removes a resource.
    public static let delete = HTTPMethod(rawValue: "DELETE")

    /// Requests the methods that a resource supports.
    public static let options = HTTPMethod(rawValue: "OPTIONS")

    /// Requests the properties of a resource and its members (WebDAV).
    public static let propfind = HTTPMethod(rawValue: "PROPFIND")

    /// Creates a collection, which is a folder in WebDAV.
    public static let mkcol = HTTPMethod(rawValue: "MKCOL")

    /// Moves a resource to the address in the field `Destination` (WebDAV).
    public static let move = HTTPMethod(rawValue: "MOVE")
}

extension HTTPMethod {
    /// Whether the method changes nothing on the server (IANA HTTP Method Registry).
    var isSafe: Bool {
        ["GET", "HEAD", "OPTIONS", "PROPFIND", "QUERY", "REPORT", "SEARCH", "TRACE"]
            .contains(rawValue)
    }

    /// Whether repeating a request has no further effect (IANA HTTP Method Registry).
    var isIdempotent: Bool {
        isSafe
            || ["COPY", "DELETE", "MKCOL", "MOVE", "PROPPATCH", "PUT", "UNLOCK"].contains(rawValue)
    }

    /// Whether servers expect content, so that `Content-Length` is sent even if it is 0.
    var expectsContent: Bool {
        ["PATCH", "POST", "PUT"].contains(rawValue)
    }
}
