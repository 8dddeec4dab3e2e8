public import SectionEssentials

/// A picture with a text alternative: on the web, in a file, or as bytes.
///
/// ```swift
/// let photo = Image(
///     file: "photos/lake.jpg",
///     alternative: "Lake Cerknica at low water",
///     attribution: Attribution(title: "The lake", author: "Ana Novak", licence: "CC BY 4.0"),
///     key: "photos"
/// )
/// ```
///
/// A picture on the web is only linked to, unless the program fetches it for a page. The other ones are
/// read and checked by the program when a report is written: an HTML page contains them, a Markdown file gets them in a folder beside
/// it, and a terminal may draw them. Where a picture is not shown, its text alternative is.
public struct Image: Equatable, Sendable {
    /// Where a picture is.
    public enum Source: Hashable, Sendable {
        /// On the web, at an address.
        case web(WebLink)

        /// In a file of this machine; a relative path starts in the working directory.
        case file(String)

        /// In memory, in the format of an image file.
        case bytes(Data)
    }

    /// Where the picture is.
    public let source: Source

    /// The name of its file, without its folder, or a name of its own; nil unless it is in a file.
    public let fileName: String?

    /// The text alternative, such as "Mission patch of Apollo 11".
    public let alternative: String

    /// Who made it, and how it may be used; nil if nothing needs to be said.
    public let attribution: Attribution?

    /// What is said below it, such as where and when it was taken; nil for nothing.
    public let note: String?

    /// The identity of its row in the table that the map or the charts of its section follow, so
    /// that each leads to the other; nil if it belongs to none.
    public let row: String?

    /// The name for machines, in snake_case, under which formats for machines list the images of a
    /// section that have the same; nil if they leave this one out.
    ///
    /// It is only for an image that is a block: one in a cell has the key of its column or fact.
    public internal(set) var key: String?

    /// How it is shown; nil if it is not on the web and has not been read.
    package private(set) var rendition: ImageRendition?

    /// Creates an image on the web.
    public init(
        _ link: WebLink,
        alternative: String,
        attribution: Attribution? = nil,
        key: String? = nil
    ) {
        self.init(.web(link), alternative, attribution, key)
    }

    /// Creates an image in a file.
    ///
    /// - Parameters:
    ///   - path: the path of a PNG, JPEG, GIF, WebP or AVIF file; it is not opened yet.
    ///   - name: what it is called instead of its file, such as one named after its content.
    ///   - alternative: the text alternative.
    ///   - attribution: who made it, and how it may be used.
    ///   - note: what is said below it, such as where and when it was taken.
    ///   - row: the identity of its row in the table that the map of its section follows.
    ///   - key: the name for machines.
    public init(
        file path: String,
        named name: String? = nil,
        alternative: String,
        attribution: Attribution? = nil,
        note: String? = nil,
        row: String? = nil,
        key: String? = nil
    ) {
        self.init(
            .file(path), alternative, attribution, key, note: note, row: row, fileName: name?.safe)
    }

    /// Creates an image in memory.
    ///
    /// - Parameters:
    ///   - bytes: the content of a PNG, JPEG, GIF, WebP or AVIF file; it is not checked yet.
    ///   - alternative: the text alternative.
    ///   - attribution: who made it, and how it may be used.
    ///   - note: what is said below it, such as where and when it was taken.
    ///   - row: the identity of its row in the table that the map of its section follows.
    ///   - key: the name for machines.
    public init(
        bytes: Data,
        alternative: String,
        attribution: Attribution? = nil,
        note: String? = nil,
        row: String? = nil,
        key: String? = nil
    ) {
        self.init(.bytes(bytes), alternative, attribution, key, note: note, row: row)
    }

    private init(
        _ source: Source,
        _ alternative: String,
        _ attribution: Attribution?,
        _ key: String?,
        note: String? = nil,
        row: String? = nil,
        fileName: String? = nil,
        rendition: ImageRendition? = nil
    ) {
        self.source = source
        self.alternative = alternative
        self.attribution = attribution
        self.note = note.nonBlank
        self.row = row
        self.key = key
        self.rendition = rendition
        if let fileName {
            self.fileName = fileName
        } else if case .file(let path) = source {
            self.fileName = path.split(separator: "/").last.map { String($0).safe }
        } else {
            self.fileName = nil
        }
    }
}

extension Image {
    /// The address of the picture; nil unless it is on the web.
    public var link: WebLink? {
        if case .web(let link) = source { link } else { nil }
    }

    /// What a person can find the picture by: its address, else the name of its file, else its text
    /// alternative; followed by its attribution.
    var name: String {
        let name = link?.url ?? fileName ?? alternative
        guard let attribution else { return name }
        return "\(name) (\(attribution.caption.plainText))"
    }

    /// Returns the image as it is shown in one format.
    package func shown(as rendition: ImageRendition) -> Image {
        var image = self
        image.rendition = rendition
        return image
    }

    /// Returns whether a transform leaves the image unchanged.
    func isUnchanged(by transform: (String) -> String) -> Bool {
        transform(alternative) == alternative && fileName.map(transform) == fileName
            && attribution?.mapTexts(transform) == attribution && note.map(transform) == note
    }

    /// Returns the image with every text transformed; its address and its path stay as they are.
    func mapTexts(_ transform: (String) -> String) -> Image {
        Image(
            source, transform(alternative), attribution?.mapTexts(transform), key,
            note: note.map(transform), row: row, fileName: fileName.map(transform),
            rendition: rendition)
    }
}

extension Cell {
    /// Returns a picture, or an empty cell if the text is not a valid ``WebLink``.
    public static func image(orEmpty url: String?, alternative: String) -> Cell {
        url.flatMap(WebLink.init).map { .image(Image($0, alternative: alternative)) } ?? .empty
    }
}
