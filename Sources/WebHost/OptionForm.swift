import SectionKit
import WebServer

/// A form for the options of a section, made of their descriptions: it is sent as the address of the
/// section with the values.
struct OptionForm {
    let command: CommandDescription
    let operand: String?
    let query: PageQuery
    let program: WebProgram

    /// The options with a field; the operand is the first.
    private var options: [OptionDescription] {
        (command.operand.map { [$0] } ?? [] + []).filter(\.isOffered)
            + command.options.filter { !$0.isOperand && $0.isOffered } + program.hosted.options
    }

    /// The markup; empty without options.
    var html: String {
        if options.isEmpty { return "" }
        let path = RequestTarget.text(path: [command.name]).html
        let count = query.given.count
        let title = count == 0 ? "Options" : "Options (\(count) set)"
        let isOpen = !query.isFine || operand == nil && command.needsOperand
        let reset = count == 0 ? "" : "<a href=\"\(resetPath.html)\">Clear all</a>"
        return """
            <details class="options"\(isOpen ? " open=\"\"" : "")><summary>\(title)</summary>
            <form method="get" action="\(path)">
            \(options.map(field).joined())<div class="buttons"><button>Show</button>\(reset)</div>
            </form></details>\n
            """
    }

    private var resetPath: String {
        RequestTarget.text(path: [command.name] + (operand.map { [$0] } ?? []))
    }

    private func field(_ option: OptionDescription) -> String {
        let id = "\(command.name)-\(option.name)".html
        let fault = query.faults[option.name]
        let note = fault.map { "<p class=\"fault\" id=\"\(id)-fault\">\($0.html)</p>" } ?? ""
        let marks =
            fault == nil ? "" : " aria-invalid=\"true\" aria-describedby=\"\(id)-fault\""
        let name = option.name.html
        let summary = option.summary.withCapital.html
        if option.isSwitch {
            let isOn = value(of: option) != nil
            return """
                <div><label class="check"><input type="checkbox" name="\(name)" value="on"\
                \(isOn ? " checked=\"\"" : "")\(marks)/> \(summary)</label>\(note)</div>\n
                """
        }
        let label = """
            <label for="\(id)">\(option.fieldTitle.html)<small>\(summary)</small></label>
            """
        guard case .choices(let choices, let usual) = option.accepted else {
            return "<div>\(label)\(input(option, id: id, marks))\(note)</div>\n"
        }
        let chosen = value(of: option).map {
            option.isList ? $0.split(separator: ",").map(String.init) : [$0]
        }
        if option.isList {
            let boxes = choices.map { choice in
                """
                <label class="check"><input type="checkbox" name="\(name)" value="\(choice.html)"\
                \(chosen?.contains(choice) == true ? " checked=\"\"" : "")/> \(choice.html)</label>
                """
            }
            return """
                <fieldset><legend>\(option.fieldTitle.html)</legend>\(boxes.joined())\(note)\
                </fieldset>\n
                """
        }
        let none = usual == nil || option.isOperand ? "<option value=\"\"></option>" : ""
        let items = choices.map { choice in
            let isChosen = choice == (chosen?.first ?? usual)
            return """
                <option value="\(choice == usual ? "" : choice.html)"\
                \(isChosen ? " selected=\"\"" : "")>\(choice.html)</option>
                """
        }
        return """
            <div>\(label)<select id="\(id)" name="\(name)"\(marks)>\(none)\(items.joined())</select>\
            \(note)</div>\n
            """
    }

    /// A field for a text, with suggestions if there are not too many.
    private func input(_ option: OptionDescription, id: String, _ marks: String) -> String {
        var hints = ""
        if case .described(_, let example) = option.accepted {
            hints = " placeholder=\"\(example.html)\""
            // A number is typed with digits only on a phone.
            if Int(example) != nil, option.acceptedText.contains("whole number") {
                hints += " inputmode=\"numeric\""
            }
        }
        let words = option.suggestions.words.prefix(Self.mostSuggestions + 1)
        var list = ""
        if !words.isEmpty, words.count <= Self.mostSuggestions {
            hints += " list=\"\(id)-words\""
            list =
                "<datalist id=\"\(id)-words\">"
                + words.map { "<option value=\"\($0.html)\"></option>" }.joined() + "</datalist>"
        }
        let value = value(of: option) ?? ""
        return """
            <input id="\(id)" name="\(option.name.html)" value="\(value.html)" autocomplete="off"\
            \(hints)\(marks)/>\(list)
            """
    }

    /// The most suggestions that a page carries.
    private static let mostSuggestions = 300

    private func value(of option: OptionDescription) -> String? {
        let isOfProgram = program.hosted.options.contains(option)
        return (isOfProgram ? query.program : query.section).text(of: option.name)
    }
}
