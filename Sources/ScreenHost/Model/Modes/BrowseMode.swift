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

    /// They fill in an action's form, or agree to the action.
    case acting(ActionFlow)

    /// The action that is under way; nil if none is.
    var flow: ActionFlow? {
        if case .acting(let flow) = self { flow } else { nil }
    }

    var isBrowsing: Bool {
        if case .browsing = self { true } else { false }
    }
}
