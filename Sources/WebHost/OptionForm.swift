import SectionKit
import WebServer

/// A form for the options of a section, made of their descriptions: it is sent as the address of the
/// section with the values.
struct OptionForm {
    let command: CommandDescription
    let operand: String?
    let query: PageQuery
    let program: WebProgram

    /// The page with the form, for the actions that take what its fields ask for.
    let page: String

    /// What the section shows; nothing if it failed.
    var content: [Block] = []

    /// Whether the section shows nothing but words, such as what to search for.
    var isWaiting = false

    /// The options with a field; the operand is the first.
    private var options: [OptionDescription] {
        (command.operand.map { [$0] } ?? [] + []).filter(\.isOffered)
            + program.options(of: command) + program.hosted.options
    }

    /// The markup; empty without options.
    var html: String {
        if options.isEmpty { return "" }
        let hasField = command.operand?.isOffered ?? false
        let path = hasField ? program.link(RequestTarget.text(path: [command.name])) : resetPath
        let count = query.given.count
        let title = count == 0 ? "Options" : "Options (\(count) set)"
        // What a person searches for stays in sight; a thing that a link names is not searched for.
        let asks =
            operand == nil ? command.needsOperand || isWaiting : !command.needsOperand
        let isOpen = !query.isFine || hasField && asks
        let reset = count == 0 ? "" : "<a href=\"\(resetPath.html)\">Clear all</a>"
        return """
            <details class="options"\(isOpen ? " open=\"\"" : "")><summary>\(title)</summary>
            <form class="fields" method="get" action="\(path.html)">
            \(options.map(field).joined())<div class="buttons"><button>Show</button>\(calls)\(reset)</div>
            </form></details>\n
            """
    }

    /// The actions that take what the fields ask for, such as saving the flight that is searched for: other
    /// buttons of the form, so that nothing is typed twice.
    var actions: [CommandDescription] {
        guard let operand = command.operand, operand.isOffered else { return [] }
        return program.actions(of: command, operand: nil).filter { action in
            action.operand?.name == operand.name && (self.operand == nil || hasFound(action))
        }
    }

    /// Whether what was searched for was found, so that an action can take it.
    private func hasFound(_ action: CommandDescription) -> Bool {
        content.contains { block in
            guard let table = block.table else { return false }
            return table.commands.contains(action.name) && !table.rows.isEmpty
        }
    }

    private var calls: String {
        actions.map { action in
            let address = program.link(ActionAddress(action).text)
            return "<button class=\"plain\" formaction=\"\(address.html)\" formnovalidate=\"\""
                + " name=\"\(ActionAddress.backName)\" value=\"\(page.html)\""
                + " title=\"\(action.summary.withCapital.html)\">"
                + "\(action.title.withCapital.html)</button>"
        }.joined()
    }

    private var resetPath: String {
        program.link(RequestTarget.text(path: [command.name] + (operand.map { [$0] } ?? [])))
    }

    private func field(_ option: OptionDescription) -> String {
        FieldMarkup(
            option: option, id: "\(command.name)-\(option.name)".html,
            words: program.words(of: command), value: value(of: option),
            fault: query.faults[option.name],
            hasFocus: option.name == options.first { query.faults[$0.name] != nil }?.name,
            leavesOutUsual: true
        ).html
    }

    private func value(of option: OptionDescription) -> String? {
        let isOfProgram = program.hosted.options.contains(option)
        return (isOfProgram ? query.program : query.section).text(of: option.name)
    }
}
