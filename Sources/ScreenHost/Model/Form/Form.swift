import SectionKit

/// The form in which a person fills in the options of an action.
struct Form: Sendable {
    /// What the action does.
    let title: String

    /// The title of the row that the action changes.
    let subject: String?

    private(set) var fields: [FormField]

    /// The index of the field that has the focus.
    private(set) var focus = 0

    private(set) var state = State.loading

    /// The revision of the record that the values are from; nil if it has none.
    private(set) var revision: Int?

    /// The text that the values were read from; nil if there is none.
    private(set) var text: FormText?

    /// The inputs while the current values were loading, to be handled once they are shown.
    private var typedAhead: [Input] = []

    /// Whether the form is asking to discard the changes.
    private(set) var isLeaving = false

    /// The names of options that must be given even if they were not changed.
    private var required: Set<String> = []

    enum State: Sendable {
        /// The current values are loading.
        case loading

        /// The current values could not be loaded.
        case failed(SectionError)

        /// The form can be filled in.
        case open
    }

    /// The outcome of an input.
    enum Outcome: Equatable {
        case typing
        case leaving
        case saving

        /// The current values must be loaded again.
        case reloading
        case message(String)
    }

    static let conflictMessage =
        "Not saved: this was changed elsewhere. The current values are below yours;"
        + " save again to keep yours."

    init(_ call: ActionCall) {
        title = call.title
        subject = call.row?.title
        fields = call.asked.map { FormField($0) }
    }

    var isOpen: Bool {
        if case .open = state { true } else { false }
    }

    var isChanged: Bool { fields.contains(where: \.isChanged) }

    /// The values for the action: the changed and required ones, and the revision.
    var values: OptionValues {
        let given = fields.filter { $0.isGiven || required.contains($0.option.name) }
        let values = given.reduce(OptionValues()) { values, field in
            values.setting(field.option.name, to: field.value)
        }
        return values.setting(SectionOption<Int>.revision, to: revision)
    }

    // MARK: Step results

    /// Fills the form with the record's current values.
    mutating func begin(_ current: FormValues) {
        state = .open
        revision = current.revision
        text = current.text
        for index in fields.indices {
            fields[index].begin(current.values.text(of: fields[index].option.name))
        }
    }

    /// Shows why the current values could not be loaded.
    mutating func fail(_ error: SectionError) {
        state = .failed(error)
        typedAhead = []
    }

    /// Compares the fields with the record's current values, whose revision the next save uses;
    /// returns false if the record has not changed.
    mutating func compare(with current: FormValues) -> Bool {
        guard current.revision != revision else { return false }
        revision = current.revision
        for index in fields.indices {
            fields[index].compare(with: current.values.text(of: fields[index].option.name))
        }
        return true
    }

    /// Shows an error at the field that it is about.
    ///
    /// Returns true if the field has a value that was left out because it had not changed; the form
    /// gives it from now on.
    mutating func require(_ error: UsageError) -> Bool {
        for index in fields.indices {
            let (field, name) = (fields[index], fields[index].option.name)
            if field.option.usageError(for: "") == error {
                if field.value?.isEmpty == false, required.insert(name).inserted { return true }
                fields[index].showProblem(with: "")
                focus = index
                return false
            }
            if let value = field.value, field.option.usageError(for: value) == error {
                fields[index].showProblem(with: value)
                focus = index
                return false
            }
        }
        return false
    }

    /// Goes to the field whose value an error speaks of, if it does of one that was typed.
    mutating func goToValue(in error: SectionError) {
        let words = error.message
        let spoken = fields.indices.filter { index in
            guard fields[index].isChanged, let value = fields[index].value else { return false }
            return value.utf8.count > 1 && words.contains(value)
        }
        let longest = spoken.max { one, other in
            (fields[one].value ?? "").count < (fields[other].value ?? "").count
        }
        if let longest { focus = longest }
    }

    // MARK: Keys

    /// Handles an input, for a form shown in a viewport.
    mutating func take(_ input: Input, in viewport: Viewport) -> Outcome {
        if isLeaving { return leave(input) }
        switch (state, input) {
        case (_, .escape):
            guard isChanged else { return .leaving }
            isLeaving = true
        case (.failed, .character("r")):
            state = .loading
            return .reloading
        case (.open, .control("s")): return save()
        case (.open, .enter):
            if focus == fields.count - 1 { return save() }
            focus += 1
        case (.open, _):
            if !fields[focus].take(input) { move(input, in: viewport) }
        case (.loading, _): typedAhead.append(input)
        case (.failed, _): break
        }
        return .typing
    }

    /// Handles an input to the question whether to discard the changes.
    private mutating func leave(_ input: Input) -> Outcome {
        switch input {
        case .character("y"), .character("Y"): return .leaving
        case .character("n"), .character("N"), .escape: isLeaving = false
        default: break
        }
        return .typing
    }

    /// Returns the inputs while the values were loading, once.
    mutating func takeTypedAhead() -> [Input] {
        guard isOpen else { return [] }
        defer { typedAhead = [] }
        return typedAhead
    }

    private mutating func move(_ input: Input, in viewport: Viewport) {
        switch input {
        case .tab: focus = (focus + 1) % fields.count
        case .backTab: focus = (focus + fields.count - 1) % fields.count
        case .press(let row, _):
            let layout = FormLayout(self, in: viewport)
            layout.field(atLine: row - 1).map { focus = $0 }
        default:
            switch Movement(input, height: viewport.height) {
            case .steps(let steps), .scroll(let steps): go(to: focus + steps)
            case .start: go(to: 0)
            case .end: go(to: fields.count - 1)
            case .headings, nil: break
            }
        }
    }

    private mutating func go(to index: Int) {
        focus = max(0, min(index, fields.count - 1))
    }

    /// Saves if all fields are valid, or else goes to the first that is not.
    private mutating func save() -> Outcome {
        for index in fields.indices { fields[index].check(isWhole: true) }
        guard let first = fields.firstIndex(where: { $0.problem != nil }) else { return .saving }
        focus = first
        let problems = fields.count { $0.problem != nil }
        return .message("Not saved: \(problems.counted("field is", "fields are")) not valid.")
    }
}
