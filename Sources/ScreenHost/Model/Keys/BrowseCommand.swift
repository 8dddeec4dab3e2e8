import SectionKit

/// What a person wants of the page in sight.
enum BrowseCommand: Equatable {
    case move(Movement)

    /// Open what the cursor is on.
    case open

    /// Open or fold the section that the cursor is in.
    case fold(isOpen: Bool)

    /// Go to what is on a line in sight, or open it if the cursor is there.
    case press(line: Int)

    /// Take back what was done last.
    case back
    case search

    /// Take away what was picked.
    case clear
    case pick(OptionDescription)

    /// Call the action, or open the address, that a key stands for.
    case letter(Character)

    /// Try again what failed, or ask for all again.
    case refresh
    case export
    case showKeys
    case quit
}
