/// The layout of a page: which segment each of its lines belongs to.
struct PageLayout {
    let segments: [PageSegment]

    init(_ page: Page, in viewport: Viewport) {
        segments = PageLayoutBuilder(page, in: viewport).segments
    }

    /// The number of lines.
    var height: Int { segments.last?.lines.upperBound ?? 0 }

    func segment(at line: Int) -> PageSegment? {
        segments.first { $0.lines.contains(line) }
    }

    /// The line of a cursor position, or of its section's heading if the position no longer exists.
    func line(of position: CursorPosition) -> Int {
        let own = segments.first { segment in
            segment.isSelectable && segment.pane == position.pane && segment.part == position.part
        }
        if let own { return own.start + min(position.offset, own.count - 1) }
        return segments.first { $0.isSelectable && $0.pane == position.pane }?.start ?? 0
    }

    /// The cursor position on a line; nil if the line cannot be selected.
    func position(at line: Int) -> CursorPosition? {
        guard let segment = segment(at: line), segment.isSelectable else { return nil }
        return CursorPosition(pane: segment.pane, part: segment.part, offset: line - segment.start)
    }

    /// The cursor position a number of steps after a line, or before it if negative, or the last one
    /// before the end of the page; nil if there is none.
    func position(from line: Int, by steps: Int) -> CursorPosition? {
        var line = line
        var last: CursorPosition?
        for _ in 0..<steps.magnitude {
            repeat { line += steps.signum() } while segment(at: line)?.isSelectable == false
            guard let position = position(at: line) else { break }
            last = position
        }
        return last
    }

    /// The last cursor position.
    var lastPosition: CursorPosition? {
        segments.last(where: \.isSelectable).flatMap { position(at: $0.lines.upperBound - 1) }
    }

    /// The rows whose heading and column titles stick to the top of the screen, over its first two
    /// lines, because they were scrolled out of view.
    func stickyRows(top: Int) -> PageSegment? {
        segments.first { segment in
            segment.list != nil && segment.start - 1 < top
                && top + Self.stickyHeight < segment.lines.upperBound
        }
    }

    static let stickyHeight = 2

    /// The first visible line after scrolling as little as possible to make a line visible.
    func top(showing line: Int, from top: Int, height: Int) -> Int {
        var top = max(0, min(top, self.height - height))
        let hidden = segment(at: line)?.list != nil ? Self.stickyHeight : 0
        if line < top + hidden { top = max(0, line - hidden) }
        if line >= top + height { top = line - height + 1 }
        return top
    }
}
