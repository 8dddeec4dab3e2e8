import SectionKit
import WebServer

/// What a browser sends of the form of an action.
struct SentForm: Sendable {
    private let items: [RequestTarget.Item]

    init(_ items: [RequestTarget.Item]) {
        // Browsers send each end of a line as two characters.
        self.items = items.map { .init($0.name, $0.value.replacing("\r\n", with: "\n")) }
    }

    /// The names of the fields that are no options, which have no colon.
    enum Name {
        static let token = ":token"
        static let revision = ":revision"
        static let confirmed = ":confirmed"
        static let change = ":change"

        /// The field with what an option had when the form was made; without it, it had nothing.
        static func initial(_ option: OptionDescription) -> String { ":had \(option.name)" }
    }

    private func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

    var token: String { value(Name.token) ?? "" }

    /// Whether a person has agreed to the plan.
    var isConfirmed: Bool { value(Name.confirmed) != nil }

    /// Whether a person goes back from the plan to the form.
    var goesBack: Bool { value(Name.change) != nil }

    /// The form with what a person has entered.
    func filled(_ asked: [OptionDescription]) -> FilledForm {
        let fields = asked.map { option in
            let sent = items.filter { $0.name == option.name }.map(\.value)
            let had = value(Name.initial(option))
            if option.isSwitch {
                return FilledField(option, text: sent.isEmpty ? nil : "", initialText: had)
            }
            let filled = sent.filter { !$0.isEmpty }
            let text = option.isList ? filled.joined(separator: ",") : filled.first ?? ""
            return FilledField(option, text: text.isEmpty ? nil : text, initialText: had)
        }
        return FilledForm(fields, revision: value(Name.revision).flatMap { Int($0) })
    }
}
