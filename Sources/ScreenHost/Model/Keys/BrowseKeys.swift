import SectionKit

/// Maps inputs to commands while a page is shown.
struct BrowseKeys {
    let page: Page

    /// The options whose values keys pick.
    let pickable: [OptionDescription]

    /// The number of visible lines of the page.
    let height: Int

    /// Returns the command for an input; nil if it has none.
    func command(for input: Input) -> BrowseCommand? {
        if let movement = Movement(input, height: height) { return .move(movement) }
        return switch input {
        case .enter: .open
        case .right: .fold(isOpen: true)
        case .left: .fold(isOpen: false)
        case .escape: .back
        case .backspace: page.isFirst ? nil : .back
        case .press(let row, _): .press(line: row - 1)
        case .character(let key): command(for: key)
        default: nil
        }
    }

    private func command(for key: Character) -> BrowseCommand {
        switch key {
        case "j": .move(.steps(1))
        case "k": .move(.steps(-1))
        case "g": .move(.start)
        case "G": .move(.end)
        case "l": .fold(isOpen: true)
        case "h": .fold(isOpen: false)
        case " ": .open
        case "/" where page.isFirst: .search
        case "x" where page.isFirst: .clear
        case "r": .refresh
        case "e": .export
        case "?": page.isHelp ? .back : .showKeys
        case "q": page.isHelp ? .back : .quit
        default:
            MapCommand(key).map { .map($0) } ?? option(key).map { .pick($0) } ?? .letter(key)
        }
    }

    private func option(_ key: Character) -> OptionDescription? {
        page.isFirst ? page.picked(of: pickable).first { $0.picker?.key == key } : nil
    }
}

extension Page {
    /// Returns the options that keys pick, one for each key: of several, that of the section with the
    /// cursor, else the first.
    func picked(of pickable: [OptionDescription]) -> [OptionDescription] {
        let own = panes.indices.contains(position.cursor.pane) ? panes[position.cursor.pane] : nil
        return pickable.filter { option in
            let rivals = pickable.filter { $0.picker?.key == option.picker?.key }
            return option == rivals.first { own?.takes($0) ?? false } ?? rivals.first
        }
    }
}
