import Essentials

extension MapPoint {
    /// Something that a point leads to, which GPX and GeoJSON name.
    public struct Link: Equatable, Sendable {
        /// Its address on the web, or a relative reference to a file (RFC 3986, section 4.2).
        public let reference: String

        /// Its name; nil if it has none.
        public let text: String?

        /// Creates a link to a page or a picture on the web.
        public init(_ link: WebLink, text: String? = nil) {
            self.init(link.url, text)
        }

        /// Creates a link to a file, which readers look for in the folder of the report.
        ///
        /// - Parameters:
        ///   - fileName: the name of the file without its folder, which stays private.
        ///   - text: the name of what it shows.
        public init(fileName: String, text: String? = nil) {
            self.init(PercentEncoding.encode(fileName), text)
        }

        private init(_ reference: String, _ text: String?) {
            self.reference = reference
            self.text = text.nonBlank
        }

        /// Returns the link with its name transformed.
        func mapText(_ transform: (String) -> String) -> Link {
            Link(reference, text.map(transform))
        }
    }
}
