/// An error in the description of a program: names, options or keys that collide.
public struct CatalogError: Error, Equatable, Sendable {
    /// What collides, in one sentence.
    public let message: String

    init(_ message: String) {
        self.message = message
    }
}
