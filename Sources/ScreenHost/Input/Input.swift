/// An input of a person: a key, a paste or a mouse event, however the terminal encodes it.
enum Input: Equatable, Sendable {
    /// A character was typed, or a combining character that joins the one before it.
    case character(Character)

    /// A letter was typed while Control was held.
    case control(Character)

    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, pageUp, pageDown, home, end

    /// Text was pasted.
    case pasted(String)

    /// The mouse wheel was turned by a number of notches; up is negative.
    case wheel(Int)

    /// The mouse was pressed at a row and column, counted from 0.
    case press(row: Int, column: Int)
}
