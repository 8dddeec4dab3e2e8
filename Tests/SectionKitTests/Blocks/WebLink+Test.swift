import SectionKit
import Testing

extension WebLink {
    /// Returns a link; throws if it is invalid.
    static func test(_ url: String) throws -> WebLink {
        try #require(WebLink(url))
    }
}
