import SectionKit

/// How to go on from a list: its next page, one of its rows, and another format, in one line.
///
/// Each command or option runs as it stands and replaces no file.
struct WaysOn {
    let program: ProgramDescription

    /// The section, the values of its options, and what it shows.
    let section: CommandDescription
    let values: OptionValues
    let snapshot: SectionSnapshot

    /// The words that say where the facts are from, such as `--input flights.json`.
    var origin: [String] = []

    /// The most columns of a line.
    let width: Int

    /// The line; nil if there is no list, or no way on from it.
    var line: String? {
        guard let table = snapshot.blocks.lazy.compactMap(\.list).first else {
            return wholeLists.flatMap { Self.line(of: [$0, format], width: width) }
        }
        let ways = [nextPage(of: table), oneRow(of: table)].compactMap(\.self)
        return ways.isEmpty ? nil : Self.line(of: ways + [format], width: width)
    }

    /// The command line that shows a section of a report with the values of its options.
    static func command(
        _ section: CommandDescription, _ values: OptionValues, of program: ProgramDescription,
        origin: [String]
    ) -> String {
        let words = words(of: section.options, values)
        return ([program.name, section.name] + words + origin).separated(by: " ")
    }

    /// The words of a command line for the options that were given.
    static func words(of options: [OptionDescription], _ values: OptionValues) -> [String] {
        options.compactMap { option -> String? in
            guard let text = values.text(of: option.name), !values.isDefault(option) else {
                return nil
            }
            if option.isOperand { return text.wordForShell }
            return option.isSwitch
                ? "--\(option.name)" : "--\(option.name) \(text.wordForShell)"
        }
    }

    /// The first ways, and as many more as a line has room for.
    private static func line(of ways: [String], width: Int) -> String? {
        ways.reduce(into: String?.none) { line, way in
            let longer = line.map { "\($0) · \(way)" } ?? way
            if longer.displayWidth <= width || line == nil { line = longer }
        }
    }

    /// The option that shows all rows of lists of which these are the first.
    private var wholeLists: String? {
        let short = snapshot.blocks.compactMap(\.table).filter(\.canBeLonger)
        guard let option = short.first?.lengthOption,
            let most = short.compactMap(\.matching).max()
        else { return nil }
        return "All rows: --\(option) \(most)"
    }

    private func nextPage(of table: Table) -> String? {
        let (limit, offset) = (named(ListPage.limitName), named(ListPage.offsetName))
        let next = try? ListPage(values)
            .neighbors(showing: table.rows.count, of: table.matching ?? 0).after
        if let next, offset {
            let limit = values.text(of: ListPage.limitName).map { "--limit \($0) " } ?? ""
            return "Next page: \(limit)--offset \(next.lowerBound)"
        }
        return limit && table.rows.count > Self.page ? "Fewer: --limit \(Self.page)" : nil
    }

    /// The command for the first row, which takes what a person calls it only if it looks that up in the
    /// list; a file is named by its path.
    private func oneRow(of table: Table) -> String? {
        guard
            let command = program.sections.first(where: { $0.name == table.commands.first }),
            let operand = command.operand
        else { return narrowed(table) }
        let isLookedUp = if case .files = operand.suggestions { false } else { true }
        let name =
            isLookedUp
            ? RowNames(table, isWhole: isWhole(table)).name(of: 0) : table.identity(of: 0)
        guard let row = name else { return nil }
        return "One: "
            + ([program.name, command.name, row.wordForShell] + origin).separated(by: " ")
    }

    /// Whether a table has all rows there are: no option chose them, and they are no page.
    private func isWhole(_ table: Table) -> Bool {
        section.options.allSatisfy { $0.isOperand || values.text(of: $0.name) == nil }
            && table.matching ?? 0 <= table.rows.count
    }

    /// The command that shows what belongs to the first row.
    private func narrowed(_ table: Table) -> String? {
        guard let narrowing = table.narrowing,
            let row = table.identity(of: 0) ?? RowNames(table).name(of: 0)
        else { return nil }
        let words = [program.name, narrowing.command, "--\(narrowing.option)", row.wordForShell]
        return "One: " + (words + origin).separated(by: " ")
    }

    private var format: String { "For a spreadsheet: --format csv" }

    private func named(_ option: String) -> Bool {
        section.options.contains { $0.name == option && !$0.isOperand }
    }

    /// The rows of a page that is proposed.
    static let page = 20
}

extension Block {
    /// The table, if it has rows that are about something.
    fileprivate var list: Table? {
        guard case .table(let table) = self, !table.rows.isEmpty,
            !table.commands.isEmpty || table.narrowing != nil
        else { return nil }
        return table
    }
}

extension String {
    /// The text as one word of a shell command, in quotation marks if it needs them.
    var wordForShell: String {
        let isPlain =
            !isEmpty
            && utf8.allSatisfy { byte in
                byte >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                    || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
                    || "-_./,:@+".utf8.contains(byte)
            }
        if isPlain { return self }
        let parts = split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        return "'" + parts.separated(by: "'\\''") + "'"
    }
}
