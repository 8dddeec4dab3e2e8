/// The reason why no section or app was created, in full sentences.
struct ScaffoldError: Error, Equatable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
