extension SpaceXAPI {
    /// A sentence that names the source to look into where this one ends before now; empty if this
    /// is it.
    package var adviceOfCurrentSource: String {
        self == .launchLibrary ? "" : " The source \(SpaceXAPI.launchLibrary.rawValue) is current."
    }
}
