/// A move of the cursor, and of what is in sight.
enum Movement: Equatable, Sendable {
    /// By so many places that the cursor can be at; up is negative.
    case steps(Int)

    /// By so many places, and what is in sight with the cursor.
    case scroll(Int)

    /// To the next heading, or the one before; after the last comes the first.
    case headings(Int)

    case start, end

    /// The move that an input means in every mode, where so many lines are in sight; nil if none.
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
