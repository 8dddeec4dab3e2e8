/// The place and format of a launch's record in a response.
package struct RecordPlace: Equatable, Sendable {
    /// The range of its bytes.
    package var range: Range<Int>

    /// Whether it has Launch Library's format rather than that of the r/SpaceX API.
    package var isOfLaunchLibrary: Bool
}
