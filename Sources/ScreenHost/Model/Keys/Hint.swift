/// A key and what it does now.
struct Hint: Equatable, Sendable {
    let key: String
    let meaning: String

    init(_ key: String, _ meaning: String) {
        self.key = key
        self.meaning = meaning
    }
}
