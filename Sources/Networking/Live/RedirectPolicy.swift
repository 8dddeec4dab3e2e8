#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Follows the redirects of a server (RFC 9110, section 15.4), as far as that is safe.
///
/// At most five, to http or https only, never from https to http, and without credentials to
/// another scheme, host or port.
enum RedirectPolicy {
    static let limit = 5

    /// The request that a redirect asks for; nil if the answer is no redirect.
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
        else { throw .notAllowed(reason: "the server sends us to no address") }
        guard scheme == "https" || (scheme == "http" && from.scheme?.lowercased() == "http") else {
            throw .notAllowed(reason: "the server sends us to \(scheme), which is not safe")
        }
        var next = request
        next.url = target.absoluteString
        if origin(of: target) != origin(of: from) {
            next.fields.removeAll { credentials.contains($0.name.lowercased()) }
        }
        return next
    }

    private static let credentials = ["authorization", "cookie"]

    private static func origin(of url: URL) -> [String] {
        let scheme = url.scheme?.lowercased() ?? ""
        let port = url.port ?? (scheme == "https" ? 443 : 80)
        return [scheme, url.host()?.lowercased() ?? "", "\(port)"]
    }
}
