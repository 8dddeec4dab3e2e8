/// What a request asks a server to do (RFC 9110, section 9; of WebDAV, RFC 4918).
public struct HTTPMethod: RawRepresentable, Hashable, Sendable {
    /// The name, which means something else in another case, such as `GET`.
    public let rawValue: String

    /// A method of any name; one that HTTP does not allow is refused when it is sent.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Asks for a resource.
    public static let get = HTTPMethod(rawValue: "GET")

    /// Asks for the header that ``get`` would be answered with.
    public static let head = HTTPMethod(rawValue: "HEAD")

    /// Asks a resource to process content, in a way of its own.
    public static let post = HTTPMethod(rawValue: "POST")

    /// Creates a resource, or replaces the one that is there.
    public static let put = HTTPMethod(rawValue: "PUT")

    /// Changes a part of a resource (RFC 5789).
    public static let patch = HTTPMethod(rawValue: "PATCH")

    /// Removes a resource.
    public static let delete = HTTPMethod(rawValue: "DELETE")

    /// Asks what can be done with a resource.
    public static let options = HTTPMethod(rawValue: "OPTIONS")

    /// Asks for the properties of a resource, and of what is in it (WebDAV).
    public static let propfind = HTTPMethod(rawValue: "PROPFIND")

    /// Makes a collection, which is WebDAV's word for a folder.
    public static let mkcol = HTTPMethod(rawValue: "MKCOL")

    /// Moves a resource to the address in the field `Destination` (WebDAV).
    public static let move = HTTPMethod(rawValue: "MOVE")
}

extension HTTPMethod {
    /// Whether it asks for nothing to be changed; the IANA HTTP Method Registry says which do.
    var isSafe: Bool {
        ["GET", "HEAD", "OPTIONS", "PROPFIND", "QUERY", "REPORT", "SEARCH", "TRACE"]
            .contains(rawValue)
    }

    /// Whether asking again changes no more than asking once; by the same registry.
    var isIdempotent: Bool {
        isSafe
            || ["COPY", "DELETE", "MKCOL", "MOVE", "PROPPATCH", "PUT", "UNLOCK"].contains(rawValue)
    }

    /// Whether servers expect content with it, so that its length is told even if there is none.
    var expectsContent: Bool {
        ["PATCH", "POST", "PUT"].contains(rawValue)
    }
}
