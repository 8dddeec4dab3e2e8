import SectionEssentials

/// Decides which redirects are followed (RFC 9110, section 15.4).
///
/// At most five redirects are followed, only to http or https, and never from https to http. Only
/// safe methods without content follow a redirect to another origin, and without credentials.
enum RedirectPolicy {
    static let limit = 5

    /// The next request after a redirect; nil if the response is not a redirect.
    static func next(
        after request: HTTPRequest,
        _ response: HTTPResponse
    ) throws(TransportError) -> HTTPRequest? {
        guard [301, 302, 303, 307, 308].contains(response.status) else { return nil }
        guard
            let from = URL(string: request.url),
            let location = response.value(of: "Location"),
            location.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let target = URL(string: location, relativeTo: from)?.absoluteURL,
            let scheme = target.scheme?.lowercased(), let host = target.host(percentEncoded: true),
            !host.isEmpty, !host.contains("%")
        else { throw .notAllowed(reason: "the server redirects to an invalid address") }
        guard scheme == "https" || (scheme == "http" && from.scheme?.lowercased() == "http") else {
            throw .notAllowed(reason: "the server redirects to \(scheme), which is not safe")
        }
        var next = request
        next.url = target.absoluteString
        if becomesGet(request.method, response.status) {
            next.method = .get
            next.body = nil
            next.fields.removeAll { $0.name.lowercased().hasPrefix("content-") }
        }
        if origin(of: target) != origin(of: from) {
            guard next.method.isSafe, next.body == nil else {
                throw .notAllowed(reason: "the server redirects a change to another server")
            }
            next.fields.removeAll { !harmless.contains($0.name.lowercased()) }
            next.security = nil
        }
        return next
    }

    /// Whether the redirected request uses GET.
    private static func becomesGet(_ method: HTTPMethod, _ status: Int) -> Bool {
        switch status {
        case 301, 302: method == .post
        case 303: method != .head
        default: false
        }
    }

    /// Fields that any server may receive; all others could be credentials.
    private static let harmless: Set = [
        "accept", "accept-encoding", "accept-language", "depth", "if-modified-since",
        "if-none-match", "range", "user-agent",
    ]

    /// The scheme, host and port of an address.
    static func origin(of url: URL) -> [String] {
        let scheme = url.scheme?.lowercased() ?? ""
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return [scheme, url.host()?.lowercased() ?? "", "\(port)"]
    }
}
