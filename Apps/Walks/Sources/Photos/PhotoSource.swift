/// Where photos are from.
package enum PhotoSource: Equatable, Sendable {
    /// None are looked for.
    case none

    /// Pictures that the program draws, for the made-up walk.
    case drawn

    /// A folder of the user's own photos.
    case folder(String)

    /// Wikimedia Commons, which learns the positions of the steps.
    case commons

    /// Flickr, which learns the positions of the steps.
    case flickr
}
