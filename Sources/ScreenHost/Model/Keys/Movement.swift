/// A movement of the cursor or of the visible part of a page.
enum Movement: Equatable, Sendable {
    /// By a number of cursor positions; up is negative.
    case steps(Int)

    /// By a number of cursor positions, scrolling the page with the cursor.
    case scroll(Int)

    /// To the next (1) or the previous (-1) heading, wrapping around at the ends.
    case headings(Int)

    case start, end

    /// The movement of an input, in a viewport of a height in lines; nil if it does not move.
    init?(_ input: Input, height: Int) {
        switch input {
        case .up: self = .steps(-1)
        case .down: self = .steps(1)
        case .wheel(let notches): self = .steps(3 * notches)
        case .pageUp, .control("b"): self = .scroll(3 - height)
        case .pageDown, .control("f"): self = .scroll(height - 3)
        case .control("u"): self = .scroll(-height / 2)
        case .control("d"): self = .scroll(height / 2)
        case .home: self = .start
        case .end: self = .end
        case .tab: self = .headings(1)
        case .backTab: self = .headings(-1)
        default: return nil
        }
    }
}
