import SectionKit
import WebServer

/// The address of an action: `/actions/NAME` and `/actions/NAME/OPERAND`, with the options of every
/// report, and with the page to go back to.
struct ActionAddress: Sendable {
    let action: CommandDescription

    /// The identity of the row that it is called on; nil for none.
    let operand: String?

    /// The options of every report that are given, for the source.
    let query: [RequestTarget.Item]

    /// The values of the action's options that are given, such as what was typed on the page that called
    /// it.
    let given: [RequestTarget.Item]

    /// The page that called it; nil if that is not known.
    let back: String?

    /// The folder of the actions.
    static let folder = "actions"

    /// The name of the parameter of the page to go back to; an option has no colon.
    static let backName = ":back"

    init(
        _ action: CommandDescription, operand: String? = nil, query: [RequestTarget.Item] = [],
        back: String? = nil
    ) {
        (self.action, self.operand, self.query, given) = (action, operand, query, [])
        self.back = back
    }

    /// Finds the action of a target; nil without one, or if the program does not offer it.
    init?(_ target: RequestTarget, in program: WebProgram) {
        let path = target.path
        guard (2...3).contains(path.count), path[0] == Self.folder,
            let action = program.actions.first(where: { Self.name(of: $0) == path[1] })
        else { return nil }
        operand = path.count == 3 ? path[2] : nil
        if operand != nil, action.operand == nil { return nil }
        if operand == nil, case .rows = action.place { return nil }
        self.action = action
        let names = action.options.map(\.name)
        let items = target.query.filter { $0.name != Self.backName && !$0.value.isEmpty }
        given = items.filter { names.contains($0.name) }
        query = items.filter { !names.contains($0.name) }
        // Only a path of this server: two slashes would name another one.
        back = target.query.first { $0.name == Self.backName }.flatMap { item in
            guard let page = RequestTarget(item.value), page.path.first != "" else { return nil }
            return RequestTarget.text(path: page.path, query: page.query)
        }
    }

    /// The address.
    var text: String {
        RequestTarget.text(path: path + (operand.map { [$0] } ?? []), query: wholeQuery)
    }

    /// Makes the addresses of the action on many rows, of the identity of each.
    var texts: @Sendable (_ operand: String) -> String {
        RequestTarget.texts(path: path, query: wholeQuery)
    }

    private var path: [String] { [Self.folder, Self.name(of: action)] }

    private var wholeQuery: [RequestTarget.Item] {
        query + (back.map { [.init(Self.backName, $0)] } ?? [])
    }

    /// The name of an action in its address, with a hyphen between two words.
    private static func name(of action: CommandDescription) -> String {
        action.name.replacing(" ", with: "-")
    }

    /// The options that its form asks for.
    var asked: [OptionDescription] {
        action.asked(knowingOperand: operand != nil).filter(\.isAsked)
    }
}

extension WebProgram {
    /// The actions of the whole program.
    var ownActions: [CommandDescription] { actions.filter { $0.place == .anywhere } }

    /// The action that takes back the last change; nil if the program has none.
    var undoing: CommandDescription? { ownActions.first { $0.confirmation == .byKey } }

    /// The actions of a section, and of what its operand names.
    func actions(of section: CommandDescription, operand: String?) -> [CommandDescription] {
        actions.filter { action in
            switch action.place {
            case .anywhere: false
            // What is searched for is not what the section is about.
            case .section(let name) where name == section.name:
                operand == nil || !section.needsOperand
            case .section, .rows: operand != nil && action.operand == section.operand
            }
        }
    }

    /// An action on rows; nil if the program does not offer it.
    func rowAction(_ name: String) -> CommandDescription? {
        actions.first { $0.name == name && $0.operand != nil }
    }
}
