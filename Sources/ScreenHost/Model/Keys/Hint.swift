/// A key and what it does, such as "q quit" in the status line.
struct Hint: Equatable, Sendable {
    let key: String
    let meaning: String

    init(_ key: String, _ meaning: String) {
        self.key = key
        self.meaning = meaning
    }
}
