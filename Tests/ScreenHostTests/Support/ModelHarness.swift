import Foundation
@testable import ScreenHost
import FeatureTesting
import SectionKit

/// The screen without a terminal or tasks: it takes bytes, draws frames, and keeps the effects of
/// the last event for a test to check and answer.
struct ModelHarness {
    let screen: VirtualScreen
    private(set) var model: BrowseModel
    private(set) var effects: [Effect] = []
    private var decoder = KeyDecoder()
    private var shown: Frame?

    /// Whether content is indexed as soon as a search needs that; a test may do it later.
    var indexesAtOnce = true

    init(
        columns: Int = 80,
        rows: Int = 24,
        sections: [CommandDescription] = [TeaRoom.house, TeaRoom.guests],
        tabs: [ScreenTab] = [],
        opened: String? = nil,
        values: [String: String] = [:],
        commandValues: CommandValues? = nil,
        actions: [CommandDescription] = [],
        style: TerminalStyle = TerminalStyle(),
        drawsPictures: Bool = false,
        theme: Browsable.Theme? = nil
    ) {
        screen = VirtualScreen(columns: columns, rows: rows)
        screen.write(ControlSequence.enter)
        let browsable = Browsable(
            HostedProgram(
                ProgramDescription(
                    name: "tea-room", version: "1.0.0", title: "Tea room", summary: "Tea.",
                    sections: sections + [TeaRoom.visit],
                    actions: actions, tabs: tabs, opened: opened),
                options: [TeaRoom.source.description],
                open: { _, _, _ throws(UsageError) in throw UsageError("not here") }),
            fileExtensions: [".md", ".json"],
            visit: { _ in nil }, export: { _, _, _, _ in .exists },
            draw: drawsPictures ? { @Sendable _, _, _ in [] } : nil, theme: theme)
        model = BrowseModel(
            browsable, typesetter: Typesetter(style: style, zone: .utc),
            size: ScreenSize(columns: columns, rows: rows),
            source: Report.Source(id: "book", summary: "The guest book."),
            values: commandValues ?? TeaRoom.values(values, of: sections))
        effects = model.start()
        draw()
    }

    /// The lines of the screen.
    var lines: [String] { screen.lines }

    /// The line of the screen under the cursor.
    var selected: String {
        lines.first { $0.hasPrefix("› ") || $0.hasPrefix("> ") } ?? screen.reversed.dropFirst()
            .first { !$0.isEmpty } ?? ""
    }

    /// The table row under the cursor.
    var row: TableRow? { PageTarget(of: model.page, in: model.viewport).row }

    var title: String { lines[0] }
    var status: String { lines[model.size.rows - 1] }

    mutating func type(_ text: String) {
        type(Array(text.utf8))
    }

    mutating func type(_ bytes: [UInt8]) {
        for input in decoder.feed(bytes) { happen(.input(input)) }
    }

    /// Presses Escape, followed by a pause.
    mutating func escape() {
        type("\u{1B}")
        for input in decoder.pause() { happen(.input(input)) }
    }

    mutating func happen(_ event: BrowseEvent) {
        effects = model.update(event)
        while indexesAtOnce, let index = effects.firstIndex(where: \.isIndex) {
            guard case .index(let number, let content) = effects.remove(at: index) else { break }
            effects += model.update(.indexed(number: number, content.indexed()))
        }
        if case .resized(let size) = event {
            screen.resize(columns: size.columns, rows: size.rows)
            shown = nil
        }
        draw()
    }

    private mutating func draw() {
        let frame = BrowseView(model: model, asOf: "").frame
        screen.write(frame.update(from: shown))
        shown = frame
    }
}

// MARK: - Load results

extension ModelHarness {
    /// The number of a section's load in progress; nil if there is none.
    func load(of recipe: String) -> Int? {
        model.navigator.pages.all.flatMap(\.panes).last { $0.recipe?.name == recipe }?.load?.number
    }

    /// The number of a section's load that ended last; nil if none has.
    func lastLoad(of recipe: String) -> Int? {
        model.navigator.pages.all.flatMap(\.panes).last { $0.recipe?.name == recipe }?.lastLoad
    }

    /// Ends a load, by default that of the guests, with a table.
    mutating func answer(
        _ table: Table,
        of recipe: String = "guests",
        summary: String? = nil,
        number: Int? = nil
    ) {
        answer(
            [.paragraph(InlineText(summary ?? "\(table.rows.count) guests.")), .table(table)],
            of: recipe, number: number)
    }

    mutating func answer(
        _ blocks: [Block],
        of recipe: String,
        source: Report.Source? = nil,
        number: Int? = nil
    ) {
        guard let number = number ?? load(of: recipe) else { return }
        let title = recipe.capitalized
        let snapshot = SectionSnapshot(
            id: recipe, title: title, source: source, state: .success(blocks))
        guard case .success(let safe) = snapshot.state else { return }
        let content = PaneContent(snapshot, blocks: safe, typesetter: model.typesetter)
        happen(.loaded(number: number, title: title, .shown(content)))
        happen(.ended(load: number))
    }

    mutating func fail(_ recipe: String, number: Int? = nil) {
        guard let number = number ?? load(of: recipe) else { return }
        let error = SectionError(message: "The book is wet.", recovery: "Dry it.")
        happen(.loaded(number: number, title: recipe.capitalized, .failed(error)))
        happen(.ended(load: number))
    }

    /// A screen with a row for each name.
    static func withGuests(
        _ names: [String] = TeaRoom.names(40),
        columns: Int = 80,
        rows: Int = 24,
        commands: [String] = [],
        actions: [CommandDescription] = [],
        style: TerminalStyle = TerminalStyle()
    ) -> ModelHarness {
        var harness = ModelHarness(
            columns: columns, rows: rows, actions: actions, style: style)
        harness.answer([.paragraph("Open since 1890.")], of: "house")
        harness.answer(TeaRoom.table(names, commands: commands))
        return harness
    }
}

extension Effect {
    fileprivate var isIndex: Bool {
        if case .index = self { true } else { false }
    }

    /// A short description of the effect, for tests to compare.
    var words: String {
        switch self {
        case .load(let number, let recipe, _, let reason):
            "\(reason == .timer ? "refresh" : "load") \(recipe) \(number)"
        case .wait(let number, let time): "wait \(time / .seconds(1)) s after \(number)"
        case .fade(let number): "fade \(number)"
        case .tick(let motion): "tick \(motion)"
        case .move(let motion, _): "move \(motion)"
        case .index(let number, _): "index \(number)"
        case .count(let column, _, let number, let recipe, _):
            "count \(column) of \(recipe) \(number)"
        case .act(let step, let number, let action, _): "\(step) \(action) \(number)"
        case .draw(let request):
            "draw \(request.image.alternative) \(request.columns)×\(request.rows)"
        case .cancel(let number): "cancel \(number)"
        case .open(let values, let refreshing):
            "open \(values.text(of: "source") ?? "-")\(refreshing ? " refreshing" : "")"
        case .restyle: "restyle"
        case .forgetFailures: "forget failures"
        case .visit(let link): "visit \(link.url)"
        case .export(let sections, let file, let replacing):
            "export \(sections.map(\.id)) to \(file)\(replacing ? ", replacing" : "")"
        case .suspend: "suspend"
        case .quit: "quit"
        }
    }
}

/// The bytes that the terminal sends for keys.
enum Key {
    static let up = "\u{1B}[A"
    static let down = "\u{1B}[B"
    static let right = "\u{1B}[C"
    static let left = "\u{1B}[D"
    static let pageUp = "\u{1B}[5~"
    static let pageDown = "\u{1B}[6~"
    static let home = "\u{1B}[H"
    static let end = "\u{1B}[F"
    static let tab = "\t"
    static let backTab = "\u{1B}[Z"
    static let enter = "\r"
    static let backspace = "\u{7F}"
}

extension BrowseModel {
    /// The current option values.
    var values: CommandValues { navigator.options.values }
}
