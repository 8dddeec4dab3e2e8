/// What launches refer to by id, with a list of its own.
package enum LaunchReference: Hashable, Sendable {
    case rockets, launchSites

    /// What the list has, in the plural.
    var words: String {
        switch self {
        case .rockets: "names of the rockets"
        case .launchSites: "launch sites"
        }
    }
}
