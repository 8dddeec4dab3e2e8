/// The caching directives of the redirects to a response (RFC 9111, section 3).
///
/// The response is stored under the address of the first request, so each redirect limits how it is
/// cached. As the strictest of several directives applies, theirs are added to the response's own.
enum RedirectCaching {
    /// The caching fields to add to those of the final response.
    static func fields(of redirect: HTTPResponse) -> [HTTPField] {
        let stated = redirect.fields.filter {
            ["cache-control", "vary"].contains($0.name.lowercased())
        }
        return stated + (implied(by: redirect).map { [HTTPField("Cache-Control", $0)] } ?? [])
    }

    /// The directive that follows from the age, the `Expires` field or the status of a redirect.
    private static func implied(by redirect: HTTPResponse) -> String? {
        if let maxAge = CacheControl(redirect.fields).maxAge {
            let age = redirect.value(of: "Age").flatMap { CacheControl.seconds(in: $0[...]) }
            return age.map { "max-age=\(max(0, maxAge - $0))" }
        }
        if redirect.value(of: "Expires") != nil { return "max-age=0" }
        // A temporary redirect without a lifetime applies only once.
        return [301, 308].contains(redirect.status) ? nil : "no-store"
    }
}
