/// A picture on the web, with the words that stand for it where it cannot be seen.
public struct Image: Equatable, Sendable {
    /// Where the picture is.
    public let link: WebLink

    /// What it shows, such as "Mission patch of Apollo 11".
    public let alternative: String

    /// Describes a picture.
    public init(_ link: WebLink, alternative: String) {
        self.link = link
        self.alternative = alternative
    }
}

extension Cell {
    /// A picture, or an empty cell where the text is no address that a report may link to.
    public static func image(orEmpty url: String?, alternative: String) -> Cell {
        url.flatMap(WebLink.init).map { .image(Image($0, alternative: alternative)) } ?? .empty
    }
}
