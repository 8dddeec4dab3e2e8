import SectionKit
import WebServer

/// What a browser sends of the form of an action.
struct SentForm: Sendable {
    private let items: [RequestTarget.Item]

    /// What is wrong with files, by the name of the option.
    private let faults: [String: String]

    init(_ items: [RequestTarget.Item], faults: [String: String] = [:]) {
        self.faults = faults
        // Browsers send each end of a line as two characters.
        self.items = items.map { .init($0.name, $0.value.replacing("\r\n", with: "\n")) }
    }

    /// The names of the fields that are no options, which have no colon.
    enum Name {
        static let token = ":token"
        static let revision = ":revision"
        static let confirmed = ":confirmed"
        static let change = ":change"
        static let cancel = ":cancel"
        static let quiet = ":quiet"

        /// The field with what names a file of the form, whether or not it is still chosen.
        static let file = ":file"

        /// The field with what an option had when the form was made; without it, it had nothing.
        static func initial(_ option: OptionDescription) -> String { ":had \(option.name)" }
    }

    private func value(_ name: String) -> String? { items.first { $0.name == name }?.value }

    var token: String { value(Name.token) ?? "" }

    /// Whether a person has agreed to the plan.
    var isConfirmed: Bool { value(Name.confirmed) != nil }

    /// Whether a person goes back from the plan to the form.
    var goesBack: Bool { value(Name.change) != nil }

    /// Whether a person wants nothing of it any more.
    var isCancelled: Bool { value(Name.cancel) != nil }

    /// Whether the page stays that has sent it, so that no page need say what was done.
    var isQuiet: Bool { value(Name.quiet) != nil }

    /// What names the files that a browser has sent before.
    var files: [String] { items.filter { $0.name == Name.file }.map(\.value) }

    /// What names the files that are not chosen any more.
    var droppedFiles: [String] {
        files.filter { file in !items.contains { $0.name != Name.file && $0.value == file } }
    }

    /// The form with what a person has entered, and what is wrong with files.
    func filled(
        _ asked: [OptionDescription], in program: WebProgram
    ) -> (form: FilledForm, faults: [String: String]) {
        var faults = faults
        let fields = asked.map { option in
            let sent = items.filter { $0.name == option.name }.map(\.value)
            let had = value(Name.initial(option))
            if option.isSwitch {
                return FilledField(option, text: sent.isEmpty ? nil : "", initialText: had)
            }
            if option.isUpload {
                let (text, isGone) = program.text(ofFiles: sent, for: option)
                if isGone, faults[option.name] == nil {
                    faults[option.name] = "The file is not here any more. Choose it again."
                }
                return FilledField(option, text: text, initialText: had)
            }
            let filled = sent.filter { !$0.isEmpty }
            let text = option.isList ? filled.joined(separator: ",") : filled.first ?? ""
            return FilledField(option, text: text.isEmpty ? nil : text, initialText: had)
        }
        let revision = value(Name.revision).flatMap { Int($0) }
        return (FilledForm(fields, revision: revision), faults)
    }
}
