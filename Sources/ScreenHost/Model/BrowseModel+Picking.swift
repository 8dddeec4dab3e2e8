import SectionKit

extension BrowseModel {
    /// Offers the values of an option; of two that there are, takes the other.
    mutating func pick(_ option: OptionDescription) -> [Effect] {
        let texts = browsable.texts(of: option, in: values)
        let current = texts.count == 1 ? texts[0] : nil
        if option.picker?.column == nil, case .choices(let choices, let usual) = option.accepted,
            choices.count == 2
        {
            let other = choices.first { $0 != current ?? usual ?? choices[0] }
            return set(option, to: other == usual ? nil : other)
        }
        guard let column = option.picker?.column,
            let recipe = recipe(heeding: option, with: column)
        else {
            mode = .picking(Picker(option, current: current, load: nil))
            return []
        }
        // What the data has is what it has without this option.
        lastLoad += 1
        mode = .picking(Picker(option, current: current, load: lastLoad))
        let values = values[section: recipe.name].setting(option.name, to: nil)
        return [.count(column: column, number: lastLoad, recipe: recipe.name, values)]
    }

    /// The recipe of the last section that heeds an option; better one that has the column.
    private func recipe(
        heeding option: OptionDescription,
        with column: String
    ) -> Browsable.Recipe? {
        let panes = pages[0].panes.filter { $0.takes(option) }
        return (panes.last { $0.has(column) } ?? panes.last)?.recipe
    }

    mutating func takePicking(_ input: Input, _ picker: Picker) -> [Effect] {
        var picker = picker
        let cancel = picker.load.map { [Effect.cancel(load: $0)] } ?? []
        switch input {
        case .up: picker.move(by: -1)
        case .down: picker.move(by: 1)
        case .pageUp: picker.move(by: -viewHeight)
        case .pageDown: picker.move(by: viewHeight)
        case .home: picker.move(by: -picker.offered.count)
        case .end: picker.move(by: picker.offered.count)
        case .wheel(let notches): picker.move(by: 3 * notches)
        case .press(let row, _):
            guard picker.press(line: row - 1 - PickerView.headHeight, of: pickerHeight) else {
                return []
            }
            mode = .picking(picker)
            return takePicking(.enter, picker)
        case .escape:
            mode = .moving
            return cancel
        case .enter:
            guard let choice = picker.chosen else { return [] }
            mode = .moving
            return cancel + set(picker.option, to: choice.value)
        default:
            guard picker.type(input) else { return [] }
        }
        mode = .picking(picker)
        return []
    }

    /// How many values there is room for.
    var pickerHeight: Int { viewHeight - PickerView.headHeight }

    /// Gives an option another value, and loads what heeds it.
    private mutating func set(_ option: OptionDescription, to value: String?) -> [Effect] {
        guard browsable.texts(of: option, in: values) != [value] else { return [] }
        values = browsable.setting(option, to: value, in: values)
        let isSource = browsable.options.contains(option)
        return (isSource ? [.open(values.program, anew: false)] : [])
            + loadPanes { isSource || $0.takes(option) }
    }

    /// The options that leave something out of the sections, or set their order.
    var chosen: [OptionDescription] {
        browsable.sections.flatMap(\.options).filter {
            browsable.texts(of: $0, in: values) != [nil]
        }
    }

    /// Takes all those options away.
    mutating func clear() -> [Effect] {
        let chosen = chosen
        for option in chosen { values = browsable.setting(option, to: nil, in: values) }
        return loadPanes { pane in chosen.contains(where: pane.takes) }
    }

    private mutating func loadPanes(where isConcerned: (Pane) -> Bool) -> [Effect] {
        page.hasMoved = false
        page.beforeSearch = nil
        return page.panes.indices.filter { isConcerned(page.panes[$0]) }.flatMap { index in
            load(pane: index, of: 0)
        }
    }
}

extension Pane {
    func takes(_ option: OptionDescription) -> Bool {
        recipe?.options.contains(option) ?? false
    }

    /// Whether a list of it has a column; one that has not come may have any.
    func has(_ column: String) -> Bool {
        guard let content else { return true }
        return content.lists.contains { list in
            list.drawn.table.columns.contains { $0.key == column }
        }
    }
}
