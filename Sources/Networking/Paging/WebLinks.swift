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
