/// The link references of a document, numbered in order of first use and defined once each.
struct MarkdownReferences {
    private var numbers: [WebLink: Int] = [:]
    private var pending: [(number: Int, link: WebLink)] = []

    /// A reference link, such as `[webcast][12]`.
    mutating func link(to link: WebLink, text: String) -> String {
        let number = numbers[link] ?? numbers.count + 1
        if numbers.updateValue(number, forKey: link) == nil { pending.append((number, link)) }
        return "[\(text.markdown)][\(number)]"
    }

    /// The number of a link that was used before.
    func number(of link: WebLink) -> Int? { numbers[link] }

    /// The definitions of the new links since the last call, one per line; nil if there are none.
    mutating func definitions() -> String? {
        defer { pending = [] }
        guard !pending.isEmpty else { return nil }
        return pending.map { "[\($0.number)]: <\($0.link.url)>" }.joined(separator: "\n")
    }
}
