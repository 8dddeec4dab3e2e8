/// Where in a response the record of a launch is, and in which API's format.
package struct RecordPlace: Equatable, Sendable {
    /// Its bytes.
    package var range: Range<Int>

    /// Whether it is a record of Launch Library rather than of the r/SpaceX API.
    package var isOfLaunchLibrary: Bool
}
