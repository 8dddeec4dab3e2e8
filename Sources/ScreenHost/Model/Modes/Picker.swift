import SectionKit

/// The list from which a person picks the value of an option, or the line on which a person types it
/// if it is neither one of some words nor counted by a load.
struct Picker: Sendable {
    let option: OptionDescription

    /// The number of the load that counts the values; nil for the option's own choices.
    let load: Int?

    /// The values; nil until they have loaded.
    private(set) var choices: [Choice]?

    /// The typed text; only values that contain it are offered.
    private(set) var typed = LineEditor()

    /// The index of the selected value among the offered ones.
    private(set) var selection = 0

    private(set) var error: SectionError?

    private let current: String?

    /// A value to pick.
    struct Choice: Equatable, Sendable {
        /// The value; nil removes the option.
        let value: String?

        /// The number of rows with the value; nil if rows were not counted.
        let count: Int?

        /// The codes of the value, which also find it.
        var codes: [String] = []
    }

    /// Offers the values of an option: those that a load counts, or its own choices.
    init(_ option: OptionDescription, current: String?, load: Int?) {
        self.option = option
        self.load = load
        guard load == nil, case .choices(let values, let usual) = option.accepted else {
            self.current = current
            if load == nil { take([]) }
            return
        }
        self.current = current ?? usual
        take(values.map { Choice(value: $0, count: nil) })
    }

    /// Whether a person types the value.
    var isTyped: Bool {
        if load == nil, case .described = option.accepted { true } else { false }
    }

    /// What is wrong with the typed value; nil if nothing is.
    var problem: String? {
        isTyped && !typed.text.isEmpty && !option.accepts(typed.text)
            ? option.usageError(for: typed.text).message : nil
    }

    /// The values that contain the typed text, in themselves or their codes; those whose code it is
    /// come first.
    var offered: [Choice] {
        if isTyped { return [Choice(value: typed.text.nonBlank, count: nil)] }
        let words = typed.text.searchWords
        guard !words.isEmpty else { return choices ?? [] }
        let found = (choices ?? []).filter { choice in
            let text = ([choice.value ?? ""] + choice.codes).joined(separator: " ")
            let bytes = Array(text.folded.utf8)
            return words.allSatisfy { bytes.firstIndex(of: $0, from: 0, to: bytes.count) != nil }
        }
        let code = typed.text.folded
        let isCoded = { (choice: Choice) in choice.codes.contains { $0.folded == code } }
        return found.filter(isCoded) + found.filter { !isCoded($0) }
    }

    private var chosen: Choice? {
        let offered = offered
        return selection < offered.count ? offered[selection] : nil
    }

    /// Takes the result of the load.
    mutating func take(_ result: Result<[Choice], SectionError>) {
        switch result {
        case .failure(let error): self.error = error
        case .success(let values): take(values)
        }
    }

    private mutating func take(_ choices: [Choice]) {
        self.choices = choices
        selection = choices.firstIndex { $0.value == current } ?? 0
    }

    /// The number of lines above the values.
    static let headHeight = 2

    /// The outcome of an input.
    enum Outcome: Equatable {
        case choosing
        case leave
        case choose(String?)
    }

    /// Handles an input.
    ///
    /// - Parameter height: the number of lines for the title and the values.
    mutating func take(_ input: Input, height: Int) -> Outcome {
        switch input {
        case .up: move(by: -1)
        case .down: move(by: 1)
        case .pageUp: move(by: -height)
        case .pageDown: move(by: height)
        case .home: move(by: -offered.count)
        case .end: move(by: offered.count)
        case .wheel(let notches): move(by: 3 * notches)
        case .escape: return .leave
        case .enter: return choose()
        case .press(let row, _):
            let isValue = go(toLine: row - 1 - Self.headHeight, of: height - Self.headHeight)
            return isValue ? choose() : .choosing
        default: if typed.take(input) { selection = 0 }
        }
        return .choosing
    }

    private func choose() -> Outcome {
        guard problem == nil else { return .choosing }
        return chosen.map { .choose($0.value) } ?? .choosing
    }

    /// The index of the first visible value, in a list of a height in lines.
    func first(of height: Int) -> Int {
        max(0, min(selection - height / 2, offered.count - height))
    }

    /// Selects the value on a line; returns false if there is none.
    private mutating func go(toLine line: Int, of height: Int) -> Bool {
        let index = first(of: height) + line
        guard (0..<height).contains(line), offered.indices.contains(index) else { return false }
        selection = index
        return true
    }

    private mutating func move(by steps: Int) {
        selection = max(0, min(selection + steps, offered.count - 1))
    }
}

extension [Picker.Choice] {
    /// Counts the rows of a table: first all of them, then those with each value of a column, sorted.
    init(_ column: String, codes: [String], of table: Table?, in zone: DisplayZone = .utc) {
        let values = (table?.values(of: column, codes: codes, in: zone) ?? []).sorted {
            $0.text < $1.text
        }
        self = [Picker.Choice(value: nil, count: table?.rows.count)]
        self += values.map { Picker.Choice(value: $0.text, count: $0.count, codes: $0.codes) }
    }
}
