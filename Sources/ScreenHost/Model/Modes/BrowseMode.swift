/// What the keys do.
enum BrowseMode: Sendable {
    /// They move on the page and open what is there.
    case browsing

    /// They write the words of a search.
    case searching(SearchPrompt)

    /// They choose the value of an option.
    case picking(Picker)

    /// They write the name of a file.
    case exporting(ExportPrompt)

    var isBrowsing: Bool {
        if case .browsing = self { true } else { false }
    }
}
