/// Which line of a page is what.
struct PageLayout {
    let segments: [PageSegment]

    init(_ page: Page, in viewport: Viewport) {
        segments = PageLayoutBuilder(page, in: viewport).segments
    }

    /// How many lines there are.
    var height: Int { segments.last?.lines.upperBound ?? 0 }

    func segment(at line: Int) -> PageSegment? {
        segments.first { $0.lines.contains(line) }
    }

    /// The line of a stop; that of its section's heading if it is there no more.
    func line(of position: CursorPosition) -> Int {
        let own = segments.first { segment in
            segment.isSelectable && segment.pane == position.pane && segment.part == position.part
        }
        if let own { return own.start + min(position.offset, own.count - 1) }
        return segments.first { $0.isSelectable && $0.pane == position.pane }?.start ?? 0
    }

    /// The stop that is at a line; nil where none is.
    func position(at line: Int) -> CursorPosition? {
        guard let segment = segment(at: line), segment.isSelectable else { return nil }
        return CursorPosition(pane: segment.pane, part: segment.part, offset: line - segment.start)
    }

    /// The stop so many stops further, or back, as far as there are some.
    func position(from line: Int, by steps: Int) -> CursorPosition? {
        var line = line
        var last: CursorPosition?
        for _ in 0..<abs(steps) {
            repeat { line += steps.signum() } while segment(at: line)?.isSelectable == false
            guard let position = position(at: line) else { break }
            last = position
        }
        return last
    }

    /// The last of all stops.
    var lastPosition: CursorPosition? {
        segments.last(where: \.isSelectable).flatMap { position(at: $0.lines.upperBound - 1) }
    }

    /// The segment of rows that began above the first line in sight, if one did: its section's
    /// heading and its titles then stand at the top all the same, over two lines.
    func stickyRows(top: Int) -> PageSegment? {
        segments.first { segment in
            segment.list != nil && segment.start - 1 < top
                && top + Self.stickyHeight < segment.lines.upperBound
        }
    }

    static let stickyHeight = 2

    /// The first line to show so that a line is in sight, with as little scrolling as may be.
    func top(showing line: Int, from top: Int, height: Int) -> Int {
        var top = max(0, min(top, self.height - height))
        let hidden = segment(at: line)?.list != nil ? Self.stickyHeight : 0
        if line < top + hidden { top = max(0, line - hidden) }
        if line >= top + height { top = line - height + 1 }
        return top
    }
}
