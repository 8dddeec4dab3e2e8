import SectionKit

/// The names of the hosts that servers keep their pictures on; pictures elsewhere are left out.
package enum PhotoHost {
    /// The files of Wikimedia Commons.
    package static let commonsFiles = "upload.wikimedia.org"

    /// Smaller pictures of the files of Wikimedia Commons.
    package static let commonsThumbnails = "thumb.wikimedia.org"

    /// The pictures of Flickr.
    package static let flickrPictures = "live.staticflickr.com"

    /// Returns an address if it is one of some hosts, with https.
    static func link(_ address: String, on hosts: [String]) -> WebLink? {
        guard hosts.contains(where: { address.hasPrefix("https://\($0)/") }) else { return nil }
        return WebLink(address)
    }
}
