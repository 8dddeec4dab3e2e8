import SectionEssentials
import SectionKit

/// A field of a form, made of the description of its option: the control that suits its values, with its
/// label, suggestions, and what is wrong.
struct FieldMarkup {
    let option: OptionDescription
    let id: String

    /// How its page says what texts propose.
    let words: HostWords

    /// Its value, empty for a switch that is on; nil for none.
    let value: String?

    /// Why the value is not valid; nil if it is.
    var fault: String?

    /// A further note, such as what the value has become elsewhere.
    var note: String?

    /// The files that the form has already, and a sentence about the most that it takes; nil for a field
    /// without files.
    var files: (choices: [FileChoice], limit: String)?

    /// The values that it offers to tick, and whether they are; its value is what is typed besides.
    var offered: [(value: OfferedValue, isTicked: Bool)] = []

    /// The page to go to when it is followed.
    var page = "/"

    /// Whether it is the one to begin with.
    var hasFocus = false

    /// Whether the value that holds without any is sent as none, so that addresses stay short.
    var leavesOutUsual = false

    /// The most suggestions that a page carries.
    private static let mostSuggestions = 300

    /// The markup.
    var html: String {
        if option.isOfDevice { return "<div>\(device)\(notes)</div>\n" }
        if let files {
            let controls = fileControls(files.choices, limit: files.limit)
            return "<div class=\"files\">\(label)\(controls)\(notes)</div>\n"
        }
        if option.isSwitch {
            return """
                <div><label class="check"><input type="checkbox" name="\(name)" value="on"\
                \(value == nil ? "" : " checked=\"\"")\(marks)/> \(title)</label>\(notes)</div>\n
                """
        }
        guard case .choices(let choices, let usual) = option.accepted else {
            return offered.isEmpty
                ? "<div>\(label)\(input)\(notes)</div>\n" : group(ticks + others)
        }
        return option.isList
            ? group(boxes(choices)) : "<div>\(label)\(select(choices, usual))\(notes)</div>\n"
    }

    private var name: String { option.name.html }

    private var label: String {
        "<label for=\"\(id)\">\(title)</label>"
    }

    private var title: String {
        // What follows, about standard input and the clipboard, is for a shell only.
        let summary =
            files == nil
            ? option.summary[...] : option.summary.split(separator: "; - ").first ?? ""
        let said = words.message(String(summary)).withCapital.html
        return option.fieldTitle.html + (said.isEmpty ? "" : "<small>\(said)</small>")
    }

    /// The sentences below the control, which it refers to.
    private var notes: String {
        let lines = [("fault", fault), ("note", note)].compactMap { kind, text in
            text.map { "<p class=\"\(kind)\" id=\"\(id)-\(kind)\">\(words.error($0).html)</p>" }
        }
        return lines.joined()
    }

    private var marks: String {
        let limit = files.map(\.limit)
        let ids = [("fault", fault), ("note", note), ("limit", limit)].filter { $0.1 != nil }
            .map { "\(id)-\($0.0)" }
        return (fault == nil ? "" : " aria-invalid=\"true\"")
            + (ids.isEmpty ? "" : " aria-describedby=\"\(ids.joined(separator: " "))\"")
            // A form with values to tick begins with the first of them.
            + (offered.isEmpty ? focus : "")
    }

    private var focus: String { hasFocus ? " autofocus=\"\"" : "" }

    /// What a script follows the device with; the sentence that is hidden is for a page that may not.
    private var device: String {
        """
        <div data-positions="\(name)" data-page="\(page.html)">\
        <p class="limit">The browser asks whether it may tell where this device is. It tells it only while a \
        page is open and the screen is on; what could not be sent is kept and sent later.</p>\
        <noscript><p class="fault">This needs a browser with scripts.</p></noscript>\
        <p class="fault" hidden="">A browser tells where it is only to a page of its own machine, or over \
        https: open the program at localhost, or behind a server that adds https.</p></div>
        """
    }

    /// A box for each choice of a list.
    private func boxes(_ choices: [String]) -> String {
        let chosen = value.map { $0.split(separator: ",").map(String.init) }
        return choices.map { box($0, title: $0, isTicked: chosen?.contains($0) == true) }.joined()
    }

    /// A box for each value that is offered.
    private var ticks: String {
        offered.enumerated().map { index, offered in
            box(
                offered.value.value, title: offered.value.title, isTicked: offered.isTicked,
                isFirst: index == 0)
        }.joined()
    }

    /// The field for values that are not offered.
    private var others: String { "<label for=\"\(id)\">Others</label>\(input)" }

    private func box(
        _ value: String, title: String, isTicked: Bool, isFirst: Bool = false
    ) -> String {
        """
        <label class="check"><input type="checkbox" name="\(name)" value="\(value.html)"\
        \(isTicked ? " checked=\"\"" : "")\(isFirst ? focus : "")/> \(title.html)</label>
        """
    }

    /// Controls that belong together.
    private func group(_ controls: String) -> String {
        let look = offered.isEmpty ? "" : " class=\"ticks\""
        return "<fieldset\(look)><legend>\(title)</legend>\(controls)\(notes)</fieldset>\n"
    }

    private func select(_ choices: [String], _ usual: String?) -> String {
        let known = choices.contains { $0 == value } || value == nil ? [] : [value ?? ""]
        let hasNone = !leavesOutUsual && value == nil || usual == nil || option.isOperand
        let none = hasNone ? "<option value=\"\"></option>" : ""
        let items = (known + choices).map { choice in
            let isChosen = choice == (value ?? (leavesOutUsual ? usual : nil))
            let sent = leavesOutUsual && choice == usual ? "" : choice.html
            return """
                <option value="\(sent)"\(isChosen ? " selected=\"\"" : "")>\(choice.html)</option>
                """
        }
        return """
            <select id="\(id)" name="\(name)"\(marks)>\(none)\(items.joined())</select>
            """
    }

    /// A field for a text, with suggestions if there are not too many.
    private var input: String {
        var hints = ""
        if case .described(_, let example) = option.accepted {
            // Quotation marks are for a shell.
            hints = " placeholder=\"\(example.replacing("'", with: "").html)\""
            // A number is typed with digits only on a phone.
            if Int(example) != nil, option.acceptedText.contains("whole number") {
                hints += " inputmode=\"numeric\""
            }
        }
        let value = value ?? ""
        if option.isParagraphs || value.contains("\n") {
            return """
                <textarea id="\(id)" name="\(name)" rows="4"\(hints)\(marks)>
                \(value.html)</textarea>
                """
        }
        let words = option.suggestions.words.prefix(Self.mostSuggestions + 1)
        var list = ""
        if !words.isEmpty, words.count <= Self.mostSuggestions {
            hints += " list=\"\(id)-words\""
            list =
                "<datalist id=\"\(id)-words\">"
                + words.map { "<option value=\"\($0.html)\"></option>" }.joined() + "</datalist>"
        }
        return """
            <input id="\(id)" name="\(name)" value="\(value.html)" autocomplete="off"\
            \(hints)\(marks)/>\(list)
            """
    }
}

extension FieldMarkup {
    /// The field for files: those that the form has already, a control that sends others, and on a phone
    /// one that opens its camera.
    func fileControls(_ files: [FileChoice], limit: String) -> String {
        guard case .files(let kind, _) = option.suggestions else { return "" }
        let boxes = files.map { file in
            """
            <label class="check"><input type="checkbox" name="\(name)" value="\(file.value.html)"\
             checked=""/> \(file.title.html)</label>\
            \(file.isSent ? Self.hidden(file) : "")
            """
        }
        let several = option.takesFiles ? " multiple=\"\"" : ""
        let camera =
            kind.hasPictures
            ? """
            <p class="camera"><label for="\(id)-camera">Or take a photo</label>\
            <input type="file" id="\(id)-camera" name="\(name)" accept="image/*"\
             capture="environment"/></p>
            """ : ""
        return """
            \(boxes.joined())<input type="file" id="\(id)" name="\(name)"\(several)\
            \(kind.accept.isEmpty ? "" : " accept=\"\(kind.accept.html)\"")\(marks)/>\
            <p class="limit" id="\(id)-limit">\(limit.html)</p>\(camera)
            """
    }

    /// What names a file of the form, so that it is removed once it is not chosen any more.
    static func hidden(_ file: FileChoice) -> String {
        "<input type=\"hidden\" name=\"\(SentForm.Name.file)\" value=\"\(file.value.html)\"/>"
    }
}

extension FileKind {
    /// Whether pictures are of this kind, so that a camera can make one.
    fileprivate var hasPictures: Bool {
        guard case .extensions(let all) = self else { return false }
        return all.contains("jpg")
    }

    /// The files that a browser offers, as the attribute `accept` names them; empty for all.
    fileprivate var accept: String {
        guard case .extensions(let all) = self, !all.isEmpty else { return "" }
        let pictures = hasPictures ? ["image/*"] : []
        let others = all.filter { !hasPictures || !Self.pictureExtensions.contains($0) }
        // A phone that does not know an ending offers no file of it, unless it may offer any.
        let any = others.isEmpty ? [] : ["application/octet-stream"]
        return (pictures + others.map { ".\($0)" } + any).joined(separator: ",")
    }
}
