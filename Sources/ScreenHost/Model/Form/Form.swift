import SectionKit

/// The form in which a person fills in the options of an action.
struct Form: Sendable {
    /// What the action does.
    let title: String

    /// The title of the row that the action changes.
    let subject: String?

    /// What its fields hold, and which values the action gets.
    private(set) var filled: FilledForm

    /// The inputs: one for each field, after those that tick the values it offers.
    private(set) var fields: [FormField] = []

    /// The index of the input that has the focus.
    private(set) var focus = 0

    private(set) var state = State.loading

    /// The inputs while the current values were loading, to be handled once they are shown.
    private var typedAhead: [Input] = []

    /// Whether the form is asking to discard the changes.
    private(set) var isLeaving = false

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

    init(_ call: ActionCall) {
        title = call.title
        subject = call.row?.title
        filled = FilledForm(call.asked)
        showFields()
    }

    var isOpen: Bool {
        if case .open = state { true } else { false }
    }

    /// Makes the inputs from what the fields hold.
    private mutating func showFields() {
        fields = filled.fields.indices.flatMap { FormField.all(of: filled.fields[$0], at: $0) }
    }

    /// Goes to the input of a field.
    private mutating func go(toField index: Int) {
        fields.lastIndex { $0.index == index }.map { focus = $0 }
    }

    // MARK: Step results

    /// Fills the form with the record's current values.
    mutating func begin(_ current: FormValues) {
        state = .open
        filled.begin(current)
        showFields()
    }

    /// Shows why the current values could not be loaded.
    mutating func fail(_ error: SectionError) {
        state = .failed(error)
        typedAhead = []
    }

    /// Compares the fields with the record's current values; returns false if the record has not
    /// changed.
    mutating func compare(with current: FormValues) -> Bool {
        let texts = filled.fields.map(\.text)
        guard filled.compare(with: current) else { return false }
        for index in fields.indices {
            let field = filled.fields[fields[index].index]
            fields[index].show(field, isNew: field.text != texts[fields[index].index])
        }
        return true
    }

    /// Shows an error at the field that it is about.
    ///
    /// Returns true if the field has a value that was left out because it had not changed; the form
    /// gives it from now on.
    mutating func require(_ error: UsageError) -> Bool {
        let cause = filled.require(error)
        if case .field(let index) = cause {
            showProblems()
            go(toField: index)
        }
        return cause == .leftOut
    }

    /// Goes to the field whose value an error speaks of, if it does of one that was typed.
    mutating func goToValue(in error: SectionError) {
        if let index = filled.field(spokenOfBy: error) { go(toField: index) }
    }

    private mutating func showProblems() {
        for index in fields.indices {
            fields[index].show(filled.fields[fields[index].index], isNew: false)
        }
    }

    // MARK: Keys

    /// Handles an input, for a form shown in a viewport.
    mutating func take(_ input: Input, in viewport: Viewport) -> Outcome {
        if isLeaving { return leave(input) }
        switch (state, input) {
        case (_, .escape):
            guard filled.isChanged else { return .leaving }
            isLeaving = true
        case (.failed, .character("r")):
            state = .loading
            return .reloading
        case (.open, .control("s")): return save()
        case (.open, .enter):
            if focus == fields.count - 1 { return save() }
            focus += 1
        case (.open, _):
            if fields[focus].take(input) {
                let index = fields[focus].index
                filled.take(FormField.text(of: fields.filter { $0.index == index }), at: index)
                showProblems()
            } else {
                move(input, in: viewport)
            }
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
        guard let first = filled.check() else { return .saving }
        showProblems()
        go(toField: first)
        let problems = filled.fields.count { $0.problem != nil }
        return .message("Not saved: \(problems.counted("field is", "fields are")) not valid.")
    }
}
