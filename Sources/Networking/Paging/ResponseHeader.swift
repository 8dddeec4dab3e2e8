import SectionEssentials

/// The header fields of a response, and the request that they answer.
///
/// It is the same whether the server has just sent the response or it was cached. What no server
/// sent, such as embedded data, has no fields.
public struct ResponseHeader: Sendable {
    /// The fields, in the order received; a cached response has those that are not about the
    /// connection, without cookies.
    public let fields: [HTTPField]

    /// The address of the server, without a trailing slash; nil if none was asked.
    let server: String?

    /// The endpoint of the request.
    let endpoint: Endpoint?

    /// The name of the query item that authorizes each request, which is added to each anyway; nil
    /// if there is none.
    var secretItem: String?

    /// Creates a header.
    ///
    /// - Parameters:
    ///   - fields: the fields.
    ///   - server: the address of the server, with a path if it has one and without a slash at its
    ///     end; nil if none was asked.
    ///   - endpoint: the endpoint of the request, from which relative links count.
    public init(_ fields: [HTTPField] = [], of server: String? = nil, at endpoint: Endpoint? = nil)
    {
        self.fields = fields
        self.server = server
        self.endpoint = endpoint
    }

    /// The value of a field, whose name is case-insensitive, with commas between those of several
    /// (RFC 9110, section 5.3); nil if there is none.
    public subscript(name: String) -> String? {
        let name = name.lowercased()
        let values = fields.filter { $0.name.lowercased() == name }.map(\.value)
        return values.isEmpty ? nil : values.joined(separator: ", ")
    }

    /// The endpoint of the first link with a relation, such as `next` (RFC 8288); nil if there is
    /// none.
    ///
    /// - Throws: ``RequestError/notAllowed(reason:)`` for an address of another server, which must
    ///   not get the credentials of this one, and for one that is invalid or outside of the API.
    public func link(to relation: String) throws(RequestError) -> Endpoint? {
        guard let link = WebLinks(self["Link"] ?? "").first(with: relation) else { return nil }
        guard let server, let endpoint,
            let base = URL(string: server + endpoint.percentEncoded),
            link.utf8.allSatisfy({ 0x21...0x7E ~= $0 }),
            let url = URL(string: link.validURL, relativeTo: base)?.absoluteURL, url.user == nil
        else { throw .notAllowed(reason: "the server sent an invalid address") }
        guard RedirectPolicy.origin(of: url) == RedirectPolicy.origin(of: base) else {
            throw .notAllowed(reason: "the server sent the address of another server")
        }
        // Compared without scheme and host, which may be in capitals.
        let target = url.absoluteString.withoutOrigin
        let root = server.withoutOrigin
        guard target.hasPrefix(root),
            let next = Endpoint(percentEncoded: target.dropFirst(root.count), without: secretItem)
        else { throw .notAllowed(reason: "the server sent an address outside of \(server)") }
        return next
    }
}

extension String {
    /// The same address with the characters percent-encoded that no path or query may have, such as a
    /// bare percent sign: `URL` would encode the whole address again.
    fileprivate var validURL: String {
        let origin = firstRange(of: "//").flatMap { slashes in
            self[..<slashes.lowerBound].allSatisfy { !"/?#".contains($0) }
                ? self[slashes.upperBound...].prefix { !"/?#".contains($0) } : nil
        }
        let start = origin?.endIndex ?? startIndex
        return self[..<start] + PercentEncoding.encode(invalidIn: self[start...])
    }

    /// The path and query of an absolute address.
    fileprivate var withoutOrigin: String {
        guard let slashes = firstRange(of: "://") else { return self }
        return String(self[slashes.upperBound...].drop { !"/?#".contains($0) }.prefix { $0 != "#" })
    }
}

/// The links of a `Link` field (RFC 8288, section 3).
///
/// Each is an address in angle brackets with parameters, as in
/// `<https://api.example/rivers?page=2>; rel="next"`. What is no link is left out.
struct WebLinks {
    private var links: [(target: String, relations: [String])] = []

    init(_ text: String) {
        var text = text[...]
        while let start = text.firstIndex(of: "<") {
            text = text[start...].dropFirst()
            guard let end = text.firstIndex(of: ">") else { return }
            let target = String(text[..<end])
            text = text[end...].dropFirst()
            let parameters = Self.parameters(&text)
            // Only the first of several counts, and a link from elsewhere is none of this response.
            let relation = parameters.first { $0.name == "rel" }?.value ?? ""
            if !parameters.contains(where: { $0.name == "anchor" }) {
                links.append((target, relation.lowercased().split(separator: " ").map(String.init)))
            }
        }
    }

    /// The address of the first link with a relation, which is case-insensitive; nil if there is none.
    func first(with relation: String) -> String? {
        links.first { $0.relations.contains(relation.lowercased()) }?.target
    }

    /// Takes the parameters of a link off the text, up to the comma behind it.
    private static func parameters(_ text: inout Substring) -> [(name: String, value: String)] {
        var parameters: [(name: String, value: String)] = []
        while let sign = text.first, sign != "," {
            guard sign == ";" else {
                text = text.dropFirst()
                continue
            }
            text = text.dropFirst().drop(while: \.isBlank)
            let name = text.prefix { !"=;,".contains($0) && !$0.isBlank }
            text = text[name.endIndex...].drop(while: \.isBlank)
            var value = ""
            if text.first == "=" {
                text = text.dropFirst().drop(while: \.isBlank)
                value = Self.value(&text)
            }
            if !name.isEmpty { parameters.append((name.lowercased(), value)) }
        }
        return parameters
    }

    /// Takes a value off the text: a word, or a text in quotation marks with commas and semicolons.
    private static func value(_ text: inout Substring) -> String {
        guard text.first == "\"" else {
            let word = text.prefix { !";,".contains($0) && !$0.isBlank }
            text = text[word.endIndex...]
            return String(word)
        }
        text = text.dropFirst()
        var value = ""
        while let character = text.popFirst(), character != "\"" {
            value.append(character == "\\" ? text.popFirst() ?? "\\" : character)
        }
        return value
    }
}

extension Character {
    /// Whether it is optional white space (RFC 9110, section 5.6.3).
    fileprivate var isBlank: Bool { self == " " || self == "\t" }
}
