/// What the keys do at the moment.
enum BrowseMode: Sendable {
    /// They move the cursor and open rows, links and sections.
    case browsing

    /// They edit a search.
    case searching(SearchPrompt)

    /// They edit a text to find on the page.
    case finding(FindPrompt)

    /// They choose the value of an option.
    case picking(Picker)

    /// They edit the name of a file.
    case exporting(ExportPrompt)

    /// They fill in an action's form, or confirm the action.
    case acting(ActionFlow)

    /// The action in progress; nil if there is none.
    var flow: ActionFlow? {
        if case .acting(let flow) = self { flow } else { nil }
    }

    /// Whether the page is shown, not a list of values or a form.
    var showsPage: Bool {
        if case .picking = self { false } else { flow?.form == nil }
    }

    var isSearching: Bool {
        if case .searching = self { true } else { false }
    }

    var isBrowsing: Bool {
        if case .browsing = self { true } else { false }
    }
}
