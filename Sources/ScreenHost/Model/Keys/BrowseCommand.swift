import SectionKit

extension BrowseModel {
    /// Does what a key means in the present mode.
    mutating func take(_ input: Input) -> [Effect] {
        switch input {
        case .control("c"): return [.quit]
        case .control("z"): return [.suspend]
        default: break
        }
        switch mode {
        case .moving: return takeMoving(input)
        case .searching(let editor):
            takeSearching(input, editor)
            return []
        case .picking(let picker): return takePicking(input, picker)
        case .exporting(let editor, let replacing):
            return takeExporting(input, editor, replacing: replacing)
        }
    }

    /// Moves, if the key does nothing else; what moves in every mode.
    mutating func moves(_ input: Input) -> Bool {
        switch input {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp, .control("b"): scroll(by: 3 - viewHeight)
        case .pageDown, .control("f"): scroll(by: viewHeight - 3)
        case .control("u"): scroll(by: -viewHeight / 2)
        case .control("d"): scroll(by: viewHeight / 2)
        case .home: moveToStart()
        case .end: moveToEnd()
        case .tab: moveToHeading(by: 1)
        case .backTab: moveToHeading(by: -1)
        case .wheel(let notches): move(by: 3 * notches)
        default: return false
        }
        return true
    }

    private mutating func takeMoving(_ input: Input) -> [Effect] {
        if moves(input) { return [] }
        switch input {
        case .enter: return openUnderCursor()
        case .right: return fold(isOpen: true)
        case .left: return fold(isOpen: false)
        case .escape: return back()
        case .backspace: return pages.count > 1 ? back() : []
        case .press(let row, _): return press(row)
        case .character(let key): return take(key)
        default: break
        }
        return []
    }

    private mutating func take(_ key: Character) -> [Effect] {
        switch key {
        case "j": move(by: 1)
        case "k": move(by: -1)
        case "g": moveToStart()
        case "G": moveToEnd()
        case "l": return fold(isOpen: true)
        case "h": return fold(isOpen: false)
        case " ": return openUnderCursor()
        case "/" where pages.count == 1:
            mode = .searching(LineEditor(page.search, isProposed: true))
        case "x" where pages.count == 1: return clear()
        case "r": return refresh()
        case "e": mode = .exporting(LineEditor(fileName, isProposed: true), replacing: false)
        case "?": showHelp()
        case "q": return page.isHelp ? back() : [.quit]
        default:
            guard pages.count == 1, let option = pickable.first(where: { $0.picker?.key == key })
            else { return visit(key) }
            return pick(option)
        }
        return []
    }

    /// Whether a key searches the first page, or asks for its sections anew.
    func isOfFirstPage(_ key: Character) -> Bool {
        key == "/" || key == "x" || pickable.contains { $0.picker?.key == key }
    }
}
