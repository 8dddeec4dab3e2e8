import SectionKit

/// The values of an option, offered for choice.
struct Picker: Sendable {
    let option: OptionDescription

    /// The number of the load that brings the values; nil if they are the option's own.
    let load: Int?

    /// The values; nil until they have come.
    private(set) var choices: [Choice]?

    /// What was typed: only values with it are offered.
    private(set) var typed = LineEditor()

    /// The place of the chosen value among those offered.
    private(set) var selection = 0

    private(set) var error: SectionError?

    private let current: String?

    /// One value that may be chosen.
    struct Choice: Equatable, Sendable {
        /// The value; nil takes the option away.
        let value: String?

        /// How many rows have it, where rows were counted.
        let count: Int?
    }

    /// Offers an option's values: those that a load will bring, or its own.
    init(_ option: OptionDescription, current: String?, load: Int?) {
        self.option = option
        self.current = current
        self.load = load
        if load == nil, case .choices(let values, _) = option.accepted {
            take(values.map { Choice(value: $0, count: nil) })
        }
    }

    /// The values that have what was typed.
    var offered: [Choice] {
        let words = typed.text.searchWords
        guard !words.isEmpty else { return choices ?? [] }
        return (choices ?? []).filter { choice in
            let bytes = Array((choice.value ?? "").folded.utf8)
            return words.allSatisfy { bytes.firstIndex(of: $0, from: 0, to: bytes.count) != nil }
        }
    }

    private var chosen: Choice? {
        let offered = offered
        return selection < offered.count ? offered[selection] : nil
    }

    /// Takes what the load has brought.
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

    /// The lines above the values.
    static let headHeight = 2

    /// What comes of an input.
    enum Outcome: Equatable {
        case choosing
        case leave
        case choose(String?)
    }

    /// Takes an input, where there are so many lines for the title and the values.
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
        chosen.map { .choose($0.value) } ?? .choosing
    }

    /// The first of the values in sight, where there is room for so many.
    func first(of height: Int) -> Int {
        max(0, min(selection - height / 2, offered.count - height))
    }

    /// Goes to the value on a line; false if there is none.
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
    /// All rows of a table, then each value of a column with those that have it, in order.
    init(_ column: String, of table: Table?) {
        let values = (table?.values(of: column) ?? []).sorted { $0.text < $1.text }
        self = [Picker.Choice(value: nil, count: table?.rows.count)]
        self += values.map { Picker.Choice(value: $0.text, count: $0.count) }
    }
}
