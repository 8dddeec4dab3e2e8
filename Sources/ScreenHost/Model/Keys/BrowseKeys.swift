import SectionKit

/// Maps inputs to commands while a page is shown.
struct BrowseKeys {
    let page: Page

    /// The options whose values keys pick on the page.
    let pickable: [OptionDescription]

    /// The number of tabs.
    let tabs: Int

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
        case "/": .search
        case "x" where page.isFirst: .clear
        case "r": .refresh
        case "e": .export
        case "?": page.isHelp ? .back : .showKeys
        case "q": page.isHelp ? .back : .quit
        case "1"..."9" where tabs > 1:
            key.wholeNumberValue.flatMap { $0 <= tabs ? .tab($0 - 1) : nil } ?? .letter(key)
        default:
            MapCommand(key).map { .map($0) } ?? option(key).map { .pick($0) } ?? .letter(key)
        }
    }

    private func option(_ key: Character) -> OptionDescription? {
        pickable.first { $0.picker?.key == key && (page.isFirst || page.takes($0)) }
    }
}
