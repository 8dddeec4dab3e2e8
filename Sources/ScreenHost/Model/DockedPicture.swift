import SectionKit

/// A picture that is to be drawn, and the most columns and lines that the drawing may have.
struct PictureRequest: Equatable, Sendable {
    let image: Image
    let columns: Int
    let rows: Int
}

/// The drawing of the picture in the dock: only the one that is shown is kept.
///
/// One picture is drawn at a time, so that a person who moves on is not waited for: then the next
/// one is that of the row where the cursor is by now.
struct DockedPicture: Sendable {
    private var wanted: PictureRequest?
    private var running: PictureRequest?

    /// The lines of the drawing; nil before it is drawn.
    private(set) var lines: [String]?

    /// Shows a picture, or none; returns the effect that draws it.
    mutating func show(_ request: PictureRequest?) -> [Effect] {
        if request != wanted { (wanted, lines) = (request, nil) }
        return start()
    }

    /// Takes the drawing that was asked for, unless another picture is shown by now.
    mutating func take(_ drawing: [String]) -> [Effect] {
        if running == wanted { lines = drawing }
        running = nil
        return start()
    }

    private mutating func start() -> [Effect] {
        guard let wanted, lines == nil, running == nil else { return [] }
        running = wanted
        return [.draw(wanted)]
    }
}
