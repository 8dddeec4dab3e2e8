/// A picture on the web, with a text alternative.
public struct Image: Equatable, Sendable {
    /// The address of the picture.
    public let link: WebLink

    /// The text alternative, such as "Mission patch of Apollo 11".
    public let alternative: String

    /// Creates an image.
    public init(_ link: WebLink, alternative: String) {
        self.link = link
        self.alternative = alternative
    }
}

extension Cell {
    /// Returns a picture, or an empty cell if the text is not a valid ``WebLink``.
    public static func image(orEmpty url: String?, alternative: String) -> Cell {
        url.flatMap(WebLink.init).map { .image(Image($0, alternative: alternative)) } ?? .empty
    }
}
