import SectionKit

/// The form in which a person fills in the options of an action.
struct Form: Sendable {
    /// What the action does.
    let title: String

    /// The title of the row that the action changes.
    let subject: String?

    /// What its fields hold, and which values the action gets.
    private(set) var filled: FilledForm

    /// The inputs of the fields.
    private var entries: [FormEntry] = []

    /// The index of the field that has the focus.
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

    var fields: [FormField] {
        zip(filled.fields, entries).map { FormField(filled: $0, entry: $1) }
    }

    /// Makes the inputs from what the fields hold.
    private mutating func showFields() {
        entries = filled.fields.map { FormEntry($0) }
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
        for (index, field) in filled.fields.enumerated() where field.text != texts[index] {
            entries[index] = FormEntry(field)
        }
        return true
    }

    /// Shows an error at the field that it is about.
    ///
    /// Returns true if the field has a value that was left out because it had not changed; the form
    /// gives it from now on.
    mutating func require(_ error: UsageError) -> Bool {
        let cause = filled.require(error)
        if case .field(let index) = cause { focus = index }
        return cause == .leftOut
    }

    /// Goes to the field whose value an error speaks of, if it does of one that was typed.
    mutating func goToValue(in error: SectionError) {
        if let index = filled.field(spokenOfBy: error) { focus = index }
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
            if focus == entries.count - 1 { return save() }
            focus += 1
        case (.open, _):
            if entries[focus].take(input) {
                filled.take(entries[focus].text, at: focus)
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
        case .tab: focus = (focus + 1) % entries.count
        case .backTab: focus = (focus + entries.count - 1) % entries.count
        case .press(let row, _):
            let layout = FormLayout(self, in: viewport)
            layout.field(atLine: row - 1).map { focus = $0 }
        default:
            switch Movement(input, height: viewport.height) {
            case .steps(let steps), .scroll(let steps): go(to: focus + steps)
            case .start: go(to: 0)
            case .end: go(to: entries.count - 1)
            case .headings, nil: break
            }
        }
    }

    private mutating func go(to index: Int) {
        focus = max(0, min(index, entries.count - 1))
    }

    /// Saves if all fields are valid, or else goes to the first that is not.
    private mutating func save() -> Outcome {
        guard let first = filled.check() else { return .saving }
        focus = first
        let problems = filled.fields.count { $0.problem != nil }
        return .message("Not saved: \(problems.counted("field is", "fields are")) not valid.")
    }
}
