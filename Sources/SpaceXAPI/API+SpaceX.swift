public import Networking

extension API {
    /// The r/SpaceX API, version 4 (<https://github.com/r-spacex/SpaceX-API>).
    public static let spacex = API("spacex")

    /// Launch Library, version 2.3.0 (<https://thespacedevs.com/llapi>).
    public static let launchLibrary = API("launch-library")
}
