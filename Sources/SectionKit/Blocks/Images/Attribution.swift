/// Who made a picture, and how it may be used.
public struct Attribution: Equatable, Sendable {
    /// The title of the picture; nil if it has none.
    public let title: String?

    /// The person who made it; nil if unknown.
    public let author: String?

    /// The name of its licence, such as "CC BY-SA 4.0"; nil if unknown.
    public let licence: String?

    /// The text of its licence on the web.
    public let licenceLink: WebLink?

    /// The page on the web that it is from.
    public let pageLink: WebLink?

    /// Creates an attribution; a blank text is unknown.
    public init(
        title: String? = nil,
        author: String? = nil,
        licence: String? = nil,
        licenceLink: WebLink? = nil,
        pageLink: WebLink? = nil
    ) {
        self.title = title.nonBlank
        self.author = author.nonBlank
        self.licence = licence.nonBlank
        self.licenceLink = licenceLink
        self.pageLink = pageLink
    }

    /// The line below the picture, such as “The lake” by Ana Novak, CC BY-SA 4.0.
    package var caption: InlineText {
        var spans: [InlineText.Span] = []
        let add = { (text: String, link: WebLink?) in
            spans.append(link.map { .link($0, text: text) } ?? .plain(text))
        }
        let titleText = title.map { "“\($0)”" } ?? pageLink.map { _ in "Picture" }
        if let titleText { add(titleText, pageLink) }
        if let author { add(titleText == nil ? "By \(author)" : " by \(author)", nil) }
        if let licenceText = licence ?? licenceLink?.url {
            if !spans.isEmpty { add(", ", nil) }
            add(licenceText, licenceLink)
        }
        return InlineText(spans)
    }

    /// The line below a text, which does not say the title again unless that leads to its page; nil if
    /// nothing is left.
    func after(_ text: String) -> InlineText? {
        guard title == text, pageLink == nil else { return caption }
        let rest = Attribution(author: author, licence: licence, licenceLink: licenceLink)
        return rest == Attribution() ? nil : rest.caption
    }

    func mapTexts(_ transform: (String) -> String) -> Attribution {
        Attribution(
            title: title.map(transform), author: author.map(transform),
            licence: licence.map(transform), licenceLink: licenceLink, pageLink: pageLink)
    }

    /// The values for machines, each with its key.
    var values: [(key: String, value: String?)] {
        zip(Self.keys, [title, author, licence, licenceLink?.url, pageLink?.url])
            .map { (key: $0, value: $1) }
    }

    /// The keys of the values.
    static let keys = ["title", "author", "licence", "licence_url", "page_url"]
}
