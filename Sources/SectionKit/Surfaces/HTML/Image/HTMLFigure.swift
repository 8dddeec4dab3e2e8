import SectionEssentials

/// Writes an image with its attribution, or its text alternative if it is not shown.
struct HTMLFigure {
    /// The size of an image, in CSS pixels.
    enum Size: Int {
        case row = 32
        case fact = 96

        /// A block, which has the size of the image if there is room.
        case block = 240
    }

    /// The markup in pieces, one of which can have many megabytes.
    let pieces: [String]

    /// - Parameters:
    ///   - image: the image.
    ///   - size: how large it is.
    ///   - opens: whether it fills the window when it is clicked, as one in a gallery does.
    ///   - rows: the rows that pictures of the section belong to; nil if they belong to none.
    ///   - cells: how texts are written.
    init(
        _ image: Image, size: Size, opens: Bool = false, rows: HTMLPictureRows? = nil,
        cells: HTMLCells
    ) {
        let isShown = cells.shows(image)
        let place = rows.flatMap { rows in rows.row(of: image).map { (rows, $0) } }
        var lines = (isShown || image.link != nil ? image.captionBelow : image.caption).map(\.html)
        if let note = image.note, let (rows, row) = place, let id = rows.place(ofRow: row),
            let index = lines.firstIndex(of: note.html)
        {
            lines[index] = "<a class=\"place\" href=\"#\(id)\">\(lines[index])</a>"
        }
        let caption = lines.joined(separator: "<br/>")
        let opening = place.flatMap { rows, row in
            rows.id(ofRow: row).map { "<figure id=\"\($0)\" data-row=\"\(row)\">" }
        }
        let end = size == .block ? "\n" : ""
        let picture =
            isShown
            ? Self.opening(Self.picture(image, size), opens)
            : image.link.map { [$0.html(image.alternative)] } ?? []
        if picture.isEmpty {
            pieces = [size == .block ? "<p>\(caption)</p>" : caption, end]
        } else if caption.isEmpty, !opens {
            pieces = size == .block ? ["<p>"] + picture + ["</p>", end] : picture
        } else {
            let caption = caption.isEmpty ? "" : "<figcaption>\(caption)</figcaption>"
            pieces = [opening ?? "<figure>"] + picture + ["\(caption)</figure>", end]
        }
    }

    /// A picture that fills the window when it is clicked, without a script.
    private static func opening(_ picture: [String], _ opens: Bool) -> [String] {
        opens
            ? ["<details name=\"picture\"><summary>"] + picture + ["</summary></details>"] : picture
    }

    /// The element of an image that is shown.
    private static func picture(_ image: Image, _ size: Size) -> [String] {
        guard case .embedded(let bytes, let header)? = image.rendition else { return [] }
        let isBlock = size == .block
        let width = isBlock ? header.width : size.rawValue
        let height = isBlock ? header.height : size.rawValue
        return [
            isBlock ? "<img class=\"picture\" src=\"" : "<img src=\"",
            "data:\(header.format.mediaType);base64,", bytes.base64EncodedString(),
            "\" alt=\"\(image.alternative.html)\" width=\"\(width)\" height=\"\(height)\"/>",
        ]
    }
}
