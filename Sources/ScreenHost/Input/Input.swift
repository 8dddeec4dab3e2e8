/// What a person does, however the terminal spells it.
enum Input: Equatable, Sendable {
    /// A character was typed, or a part of one that joins the part before.
    case character(Character)

    /// A letter was typed while Control was held.
    case control(Character)

    case enter, escape, tab, backTab, backspace, delete
    case up, down, left, right, pageUp, pageDown, home, end

    /// Text was pasted.
    case pasted(String)

    /// The wheel was turned, by so many notches; up is negative.
    case wheel(Int)

    /// The mouse was pressed at a place, from 0.
    case press(row: Int, column: Int)
}
