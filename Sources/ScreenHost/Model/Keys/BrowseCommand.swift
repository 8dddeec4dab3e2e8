import SectionKit

/// A command that a person gives on the current page.
enum BrowseCommand: Equatable {
    case move(Movement)

    /// Open the row, link or section under the cursor.
    case open

    /// Unfold or fold the section under the cursor.
    case fold(isOpen: Bool)

    /// Move the cursor to a visible line, or open the line if the cursor is already there.
    case press(line: Int)

    /// Clear the search, or leave the page.
    case back

    /// Show only the rows with some words, or go to the next line with them.
    case search

    /// Show a tab.
    case tab(Int)

    /// Clear all filters.
    case clear
    case pick(OptionDescription)

    /// Call the action or open the link with this key.
    case letter(Character)

    /// Enlarge, reduce or move the map.
    case map(MapCommand)

    /// Retry what failed, or refresh everything.
    case refresh
    case export
    case showKeys
    case quit
}
