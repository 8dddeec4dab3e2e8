import SectionEssentials
import SectionKit

/// Completions that are looked up: what a person calls the rows of a section, or the words of a
/// vocabulary.
///
/// They come without the network. A shell waits for them while a person types, so there are none if
/// that takes too long.
struct LookedUpCompletions {
    let program: ReportProgram
    let host: Host
    let lookUp: Completions.LookUp

    /// The longest time to wait; most take a tenth of it.
    private static let limit = Duration.milliseconds(200)

    /// The most words that are offered; those of a longer list are offered once more is typed.
    private static let most = 300

    /// The words, the most likely first; none if they cannot be looked up.
    var candidates: [Completions.Candidate] {
        get async {
            let words = await withTaskGroup(of: [SuggestedWord].self) { group in
                group.addTask { await lookedUp }
                group.addTask { [pause = host.pause] in
                    await pause(Self.limit)
                    return []
                }
                defer { group.cancelAll() }
                return await group.next() ?? []
            }
            var (known, found): (Set<String>, [Completions.Candidate]) = ([], [])
            for word in spelled(words) where found.count < Self.most {
                if let done = lookUp.done, word.word.contains(",") || done.contains(word.word) {
                    continue
                }
                guard known.insert(word.word).inserted else { continue }
                found.append(.init(word: lookUp.prefix + word.word, meaning: word.meaning))
            }
            return found
        }
    }

    /// The words that continue what is typed, as they are spelled if they have the typed text in common
    /// without regard to case, because a shell puts what they have in common in its place: `Munich` for
    /// `muni`; else as it is typed.
    private func spelled(_ words: [SuggestedWord]) -> [SuggestedWord] {
        let found = words.filter { $0.continuing(lookUp.typed) != nil }
        let start = found.first?.word.prefix(lookUp.typed.count) ?? ""
        let isCommon = start.lowercased() == lookUp.typed.lowercased()
        return isCommon && found.allSatisfy { $0.word.hasPrefix(start) }
            ? found : found.compactMap { $0.continuing(lookUp.typed) }
    }

    private var lookedUp: [SuggestedWord] {
        get async {
            guard let source = try? source() else { return [] }
            switch lookUp.place {
            case .vocabulary(OptionDescription.Suggestions.zonesName):
                return ZoneDatabase.system.names.map { SuggestedWord($0) }
            case .vocabulary(BaseMapFolder.vocabulary):
                return BaseMapFolder(program: program.name, environment: host.environment)?.names
                    .map { SuggestedWord($0) } ?? []
            case .vocabulary(let name): return await source.words(name, lookUp.typed)
            case .section(let name):
                return await blocks(of: name, from: source).compactMap(\.rows).flatMap(rows)
            case .column(let column, let name):
                let tables = await blocks(of: name, from: source).compactMap(\.table)
                return tables.flatMap { $0.values(of: column) }.map { SuggestedWord($0.text) }
            }
        }
    }

    /// What a section shows that a command line without options makes.
    private func blocks(of name: String, from source: OpenSource) async -> [Block] {
        guard let section = try? source.section(name, OptionValues()) else { return [] }
        let screen = Screen([section])
        await screen.load()
        return await screen.snapshots.first?.blocks ?? []
    }

    /// Opens the source that a command line without options would, without the network.
    private func source() throws(UsageError) -> OpenSource {
        let quiet = Console(program: program.name, output: Unheard(), errorOutput: Unheard())
        let opener = SourceOpener(program: program, host: host, console: quiet)
        let offline = ConnectionOptions.offline.description
        var values = OptionValues()
        if program.options.descriptions.contains(offline) {
            values = values.setting(offline.name, to: "")
        }
        return try opener.openOnce(values, now: try host.now(), sharesAnswers: false).0
    }

    private func rows(_ table: Table) -> [SuggestedWord] {
        if table.isMadeUp, lookUp.isForChange { return [] }
        let typed = lookUp.typed.folded
        let names = RowNames(table)
        return table.rows.indices.lazy.compactMap { row -> SuggestedWord? in
            guard let name = names.name(of: row) else { return nil }
            if name.folded.hasPrefix(typed) {
                return SuggestedWord(name, meaning: names.meaning(of: row))
            }
            // What a number is typed of is looked up by its number.
            return typed.first?.isNumber == true
                ? names.number(of: row).flatMap { number in
                    number.hasPrefix(typed) ? SuggestedWord(number, meaning: name) : nil
                } : nil
        }.prefix(Self.most).map { $0 }
    }
}

/// What a person calls the rows of a table on a command line.
struct RowNames {
    private let table: Table
    private let isWhole: Bool

    /// The titles and the titles with dates, folded, with the number of rows that have each.
    private var titles: [String: Int] = [:]

    /// The columns with text that people read, besides the title.
    private let texts: [Int]

    /// The first column with dates.
    private let dates: Int?

    /// The first column with numbers that name rows, such as those of launches.
    private let numbers: Int?

    /// - Parameter isWhole: whether no rows are left out, which may have the same titles.
    init(_ table: Table, isWhole: Bool = true) {
        self.table = table
        self.isWhole = isWhole
        let shown = table.columns.indices.filter {
            table.columns[$0].title != nil && $0 != table.rowTitle
        }
        func firstCell(_ column: Int) -> Cell {
            table.rows.isEmpty ? .empty : table.rows.cell(0, column)
        }
        texts = shown.filter { if case .text = firstCell($0) { true } else { false } }
        dates = shown.first { if case .date = firstCell($0) { true } else { false } }
        numbers = table.columns.indices.first { column in
            if case .ordinal = firstCell(column) { true } else { false }
        }
        for row in table.rows.indices {
            guard let title = title(of: row) else { continue }
            titles[title.folded, default: 0] += 1
            if let dated = dated(title, of: row) { titles[dated.folded, default: 0] += 1 }
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
        let dated = dated(title, of: row).flatMap { titles[$0.folded] == 1 ? $0 : nil }
        // Another row that is left out may have the title, but not the number, and hardly the date too.
        if !isWhole, let dated { return number(of: row) ?? dated }
        if isUnique, !title.contains(" ") { return title }
        if let identity, identity.count <= 10 { return identity }
        return isUnique ? title : dated ?? identity
    }

    /// The title with the day of the row; nil if it has none.
    private func dated(_ title: String, of row: Int) -> String? {
        guard let dates, case .date(let date) = table.rows.cell(row, dates), date.precision == .day
        else { return nil }
        return "\(title) \(date.description)"
    }

    /// The number that names the row; nil if it has none.
    func number(of row: Int) -> String? {
        guard let numbers, case .ordinal(let number) = table.rows.cell(row, numbers) else {
            return nil
        }
        return String(number)
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
    /// The table, if commands take its rows.
    fileprivate var rows: Table? {
        table.flatMap { $0.identities.isEmpty ? nil : $0 }
    }
}

/// An output for what nobody should see between a person's keys.
private struct Unheard: TextOutput {
    func write(_ text: String) {}
}
