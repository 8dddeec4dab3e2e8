package import Networking
import SpaceXAPI

extension API {
    /// A sentence that names the source to look into where this one ends before now; empty if this
    /// is it.
    package var adviceOfCurrentSource: String {
        self == .launchLibrary ? "" : " The source \(API.launchLibrary.name) is current."
    }
}
