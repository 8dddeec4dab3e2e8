import SectionKit

/// The picture under the cursor, below the page: that of a row, or one in the text.
struct PictureDock {
    /// The number of lines of the screen that it would like.
    static let wantedRows = 20

    /// The picture; nil if there is none at the cursor.
    private let image: Image?

    /// Finds the picture under the cursor; nil if its section has none at all.
    init?(_ page: Page) {
        let cursor = page.position.cursor
        let pane = page.panes[cursor.pane]
        guard pane.isOpen, let parts = pane.content?.parts, parts.contains(where: \.hasPictures)
        else { return nil }
        // The line above a picture is its heading.
        image =
            [cursor.part, cursor.part + 1].lazy.filter(parts.indices.contains)
            .compactMap { parts[$0].picture(at: cursor.offset) }.first
    }

    /// What is to be drawn in a part of the dock; nil if there is no picture.
    func request(columns: Int, rows: Int) -> PictureRequest? {
        image.map {
            PictureRequest(
                image: $0, columns: columns, rows: rows - (caption == nil ? 1 : 2))
        }
    }

    /// The lines of the screen: the title, the picture, and what is said below it.
    ///
    /// - Parameter drawing: the lines of the drawing; none before it is drawn.
    func lines(_ theme: Theme, columns: Int, drawing: [String]) -> [Line] {
        let name = image?.alternative ?? "No picture"
        let title = theme.style.line(name, columns: columns - 4)
        let rule = theme.style.rule(columns - title.displayWidth - 2)
        let head = theme.painted(title, .strong) + "  " + theme.painted(rule, .faint)
        let foot = drawing.isEmpty ? nil : caption
        return
            ([head] + drawing
            + [foot].compactMap(\.self).map {
                theme.painted(theme.style.line($0, columns: columns), .faint)
            }).map { Line(painted: $0, atMost: columns) }
    }

    /// What is said below the picture: its note, who made it, and its licence; nil for nothing.
    private var caption: String? {
        [image?.note, image?.attribution?.caption.plainText].compactMap { $0?.nonBlank }
            .joined(separator: " · ").nonBlank
    }
}

extension PaneContent.Part {
    /// Whether it is a picture that is not on the web, or a list with such pictures.
    fileprivate var hasPictures: Bool {
        switch self {
        case .list(let list): list.drawn.table.hasPictures
        case .text, .map: picture(at: 0) != nil
        }
    }

    /// The picture, or that of the row at an offset of a list; nil if there is none.
    fileprivate func picture(at offset: Int) -> Image? {
        switch self {
        case .text(.image(let image)): image.link == nil ? image : nil
        case .list(let list) where list.count > 0:
            list.row(at: min(offset, list.count - 1))
                .flatMap { list.drawn.table.picture(of: $0) }
        case .list, .text, .map: nil
        }
    }
}
