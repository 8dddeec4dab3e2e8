/// An API that the features about SpaceX support.
public enum SpaceXAPI: String, Sendable {
    /// The r/SpaceX API, version 4 (<https://github.com/r-spacex/SpaceX-API>).
    case rSpaceX = "spacex"

    /// Launch Library, version 2.3.0 (<https://thespacedevs.com/llapi>).
    case launchLibrary = "launch-library"
}

extension SpaceXAPI {
    /// A sentence that names a current source, for a source that lacks recent launches; empty if
    /// this API is the current one.
    package var currentSourceAdvice: String {
        self == .launchLibrary ? "" : " The source \(SpaceXAPI.launchLibrary.rawValue) is current."
    }
}
