public import Geodesy

/// What a program knows as places of base maps, such as airports, or files with tracks; positions and boxes
/// need no program.
///
/// ```swift
/// private static let gardens = BaseMapPlaces<Int>(
///     "a garden", example: "roses", suggestions: .none
/// ) { _, name throws(UsageError) in
///     guard name == "roses", let box = GeoBox(south: 1, west: 1, north: 20, east: 20) else {
///         throw UsageError("there is no garden \(name).")
///     }
///     return box
/// }
/// ```
public struct BaseMapPlaces<Dependencies: Sendable>: Sendable {
    /// What a place is, for help, such as "an airport".
    public let kind: String

    /// A place.
    public let example: String

    /// What a shell offers.
    public let suggestions: OptionDescription.Suggestions

    /// Returns the part of the Earth that a base map of a place has.
    public let box: @Sendable (Dependencies, _ place: String) async throws(UsageError) -> GeoBox

    /// Describes what a program knows as places.
    ///
    /// - Parameters:
    ///   - kind: what a place is, for help, such as "an airport".
    ///   - example: a place.
    ///   - suggestions: what a shell offers.
    ///   - box: returns the part of the Earth that a base map of a place has.
    public init(
        _ kind: String,
        example: String,
        suggestions: OptionDescription.Suggestions,
        box: @escaping @Sendable (Dependencies, _ place: String) async throws(UsageError) -> GeoBox
    ) {
        self.kind = kind
        self.example = example
        self.suggestions = suggestions
        self.box = box
    }
}
