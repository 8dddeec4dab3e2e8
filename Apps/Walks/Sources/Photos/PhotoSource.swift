/// Where photos are from.
package enum PhotoSource: Equatable, Sendable {
    /// None are looked for.
    case none

    /// Pictures that the program draws, for the made-up walk.
    case drawn

    /// A folder of the person's own photos, and what the clock of their camera showed.
    case folder(String, CameraClock)

    /// Wikimedia Commons, which learns the positions of the steps.
    case commons

    /// Flickr, which learns the positions of the steps.
    case flickr

    /// Whether it is somebody else's server.
    package var isServer: Bool { self == .commons || self == .flickr }
}
