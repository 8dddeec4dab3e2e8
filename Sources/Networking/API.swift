/// The API that a source speaks: which endpoints it has, and what they answer.
///
/// A feature that knows several asks each in its own way; see ``FeatureDependencies/api``.
public struct API: Hashable, Sendable {
    /// The name, such as `launch-library`.
    public let name: String

    /// The API of a program that knows one and so need not name it.
    public static let only = API("only")

    /// Names an API.
    public init(_ name: String) {
        self.name = name
    }
}
