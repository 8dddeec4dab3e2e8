import SectionEssentials
import SectionKit

/// The completions that the rows of a section are: what a person calls each.
///
/// The section is loaded without the network. A shell waits for it while a person types, so there
/// are none if that takes too long.
struct RowCompletions {
    let program: ReportProgram
    let host: Host
    let rows: Completions.Rows

    /// The longest time to wait; most lists take a tenth of it.
    private static let limit = Duration.milliseconds(200)

    /// The most words that are offered; those of a longer list are offered once more is typed.
    private static let most = 500

    /// The words, in the order of the list; none if the section cannot be loaded.
    var candidates: [Completions.Candidate] {
        get async {
            guard let section = try? section() else { return [] }
            let table = await withTaskGroup(of: Table?.self) { group in
                group.addTask {
                    let screen = Screen([section])
                    await screen.load()
                    return await screen.snapshots.first?.blocks.lazy.compactMap(\.table).first
                }
                group.addTask { [pause = host.pause] in
                    await pause(Self.limit)
                    return nil
                }
                defer { group.cancelAll() }
                return await group.next() ?? nil
            }
            return table.map(candidates) ?? []
        }
    }

    /// Makes the section, as a command line without options would.
    private func section() throws(UsageError) -> any Section {
        let quiet = Console(program: program.name, output: Unheard(), errorOutput: Unheard())
        let opener = SourceOpener(program: program, host: host, console: quiet)
        let offline = ConnectionOptions.offline.description
        var values = OptionValues()
        if program.options.descriptions.contains(offline) {
            values = values.setting(offline.name, to: "")
        }
        let (source, _) = try opener.openOnce(
            values, now: try host.now(), sharesAnswers: false)
        return try source.section(rows.section, OptionValues())
    }

    private func candidates(_ table: Table) -> [Completions.Candidate] {
        let typed = rows.typed.folded
        let names = RowNames(table)
        var found: [Completions.Candidate] = []
        for row in table.rows.indices where found.count < Self.most {
            guard let name = names.name(of: row), name.folded.hasPrefix(typed) else { continue }
            found.append(.init(word: rows.prefix + name, meaning: names.meaning(of: row)))
        }
        return found
    }
}

/// What a person calls the rows of a table on a command line.
struct RowNames {
    private let table: Table

    /// The titles, folded, with the number of rows that have each.
    private var titles: [String: Int] = [:]

    /// The columns with text that people read, besides the title.
    private let texts: [Int]

    /// The first column with dates.
    private let dates: Int?

    init(_ table: Table) {
        self.table = table
        let shown = table.columns.indices.filter {
            table.columns[$0].title != nil && $0 != table.rowTitle
        }
        let first = table.rows.isEmpty ? [] : table.rows[0]
        texts = shown.filter { if case .text = first[$0] { true } else { false } }
        dates = shown.first { if case .date = first[$0] { true } else { false } }
        for row in table.rows.indices {
            if let title = title(of: row) { titles[title.folded, default: 0] += 1 }
        }
    }

    private func title(of row: Int) -> String? {
        guard case .text(let text) = table.rows.cell(row, table.rowTitle) else { return nil }
        return text.nonBlank
    }

    /// The title if it is one word and no other row has it, or else a short identity, the title, the
    /// title with the date, or the identity, whichever names this row alone.
    func name(of row: Int) -> String? {
        let identity = table.identity(of: row)
        guard let title = title(of: row) else { return identity }
        let isUnique = titles[title.folded] == 1
        if isUnique, !title.contains(" ") { return title }
        if let identity, identity.count <= 10 { return identity }
        if isUnique { return title }
        if let dates, case .date(let date) = table.rows.cell(row, dates), date.precision == .day {
            return "\(title) \(date.description)"
        }
        return identity
    }

    /// What the row says besides its name, in a few words.
    func meaning(of row: Int) -> String {
        let title = title(of: row).flatMap { $0 == name(of: row) ? nil : $0 }
        let others = texts.lazy.compactMap { column in
            if case .text(let text) = table.rows.cell(row, column) { text.nonBlank } else { nil }
        }
        return ([title].compactMap(\.self) + others.filter { $0 != name(of: row) }.prefix(2))
            .listed(by: "·").truncated(to: 60)
    }
}

extension Block {
    fileprivate var table: Table? {
        if case .table(let table) = self { table } else { nil }
    }
}

/// An output for what nobody should see between a person's keys.
private struct Unheard: TextOutput {
    func write(_ text: String) {}
}
