import SectionKit
import Testing

extension WebLink {
    /// A link that a test relies on.
    static func test(_ url: String) throws -> WebLink {
        try #require(WebLink(url))
    }
}
