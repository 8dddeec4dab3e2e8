/// What the redirects on the way to a response ask of a cache that keeps it (RFC 9111, section 3).
///
/// The response is stored under the address that was asked first, so each redirect has its say. As
/// the stricter of several directives holds, it is enough to add theirs to the response's own.
enum RedirectCaching {
    /// The fields to heed besides those of the response that a redirect led to.
    static func fields(of redirect: HTTPResponse) -> [HTTPField] {
        let stated = redirect.fields.filter {
            ["cache-control", "vary"].contains($0.name.lowercased())
        }
        return stated + (implied(by: redirect).map { [HTTPField("Cache-Control", $0)] } ?? [])
    }

    /// The directive that follows from what is not in `Cache-Control`.
    private static func implied(by redirect: HTTPResponse) -> String? {
        if let maxAge = CacheControl(redirect.fields).maxAge {
            let age = redirect.value(of: "Age").flatMap { CacheControl.seconds(in: $0[...]) }
            return age.map { "max-age=\(max(0, maxAge - $0))" }
        }
        if redirect.value(of: "Expires") != nil { return "max-age=0" }
        // Unless it says for how long, a temporary redirect holds for this once.
        return [301, 308].contains(redirect.status) ? nil : "no-store"
    }
}
