import SectionKit

/// The fields of an action while a person fills them in.
struct Form: Sendable {
    /// What the action does, and to what.
    let title: String
    let subject: String?
    private(set) var fields: [FormField]

    /// The field that keys write in.
    private(set) var focus = 0

    private(set) var state = State.loading

    /// The revision of the record that the values are of; nil if it has none.
    private(set) var revision: String?

    /// Whether it asks if what was changed may be lost.
    private(set) var isLeaving = false

    /// The names of options that are given though they were not changed.
    private var required: Set<String> = []

    enum State: Sendable {
        /// The present values are on their way.
        case loading

        /// The present values could not be had.
        case failed(SectionError)

        /// It can be filled in.
        case open
    }

    /// What comes of an input.
    enum Outcome: Equatable {
        case typing
        case leaving
        case saving

        /// The present values are wanted again.
        case reloading
        case message(String)
    }

    static let conflictMessage =
        "Not saved: this was changed elsewhere meanwhile. Its present values are below yours;"
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

    /// The values to give: those that were changed, those that must be given, and the revision.
    var values: OptionValues {
        let given = fields.filter { $0.isGiven || required.contains($0.option.name) }
        let values = given.reduce(OptionValues()) { values, field in
            values.setting(field.option.name, to: field.value)
        }
        return values.setting(SectionOption.revision.description.name, to: revision)
    }

    // MARK: What comes of questions

    /// Takes the values that the record has.
    mutating func begin(_ present: FormValues) {
        state = .open
        revision = present.revision
        for index in fields.indices {
            fields[index].begin(present.values.text(of: fields[index].option.name))
        }
    }

    /// Takes note of why the values could not be had.
    mutating func fail(_ error: SectionError) {
        state = .failed(error)
    }

    /// Takes the values that the record has now, for the next save; false if it is as it was.
    mutating func compare(with present: FormValues) -> Bool {
        guard present.revision != revision else { return false }
        revision = present.revision
        for index in fields.indices {
            fields[index].compare(with: present.values.text(of: fields[index].option.name))
        }
        return true
    }

    /// Finds the field that an error is about, and says so there; true if the field has a value
    /// that was only not given, so that it can be now.
    mutating func require(_ error: UsageError) -> Bool {
        for index in fields.indices {
            let (field, name) = (fields[index], fields[index].option.name)
            if field.option.usageError(for: "") == error {
                if field.value?.isEmpty == false, required.insert(name).inserted { return true }
                fields[index].refuse("")
                focus = index
                return false
            }
            if let value = field.value, field.option.usageError(for: value) == error {
                fields[index].refuse(value)
                focus = index
                return false
            }
        }
        return false
    }

    // MARK: Keys

    /// Takes an input, where the form is seen through the viewport.
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
        case (.loading, _), (.failed, _): break
        }
        return .typing
    }

    /// Answers whether what was changed may be lost.
    private mutating func leave(_ input: Input) -> Outcome {
        switch input {
        case .character("y"), .character("Y"): return .leaving
        case .character("n"), .character("N"), .escape: isLeaving = false
        default: break
        }
        return .typing
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

    /// Saves if all fields are valid, and else goes to the first that is not.
    private mutating func save() -> Outcome {
        for index in fields.indices { fields[index].check(isWhole: true) }
        guard let first = fields.firstIndex(where: { $0.problem != nil }) else { return .saving }
        focus = first
        let problems = fields.count { $0.problem != nil }
        return .message("Not saved: \(problems.counted("field is", "fields are")) not valid.")
    }
}
