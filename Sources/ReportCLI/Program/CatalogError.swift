/// Names, options or keys of a program that collide: the mistake of whoever wrote the program.
public struct CatalogError: Error, Equatable, Sendable {
    /// What collides, in a sentence.
    public let message: String

    init(_ message: String) {
        self.message = message
    }
}
