/// Why no section was made, as one sentence or more for the person who asked for it.
struct ScaffoldError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
