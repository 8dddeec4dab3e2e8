import SectionKit

/// A licence of a photo, by Flickr's number
/// (<https://www.flickr.com/services/api/flickr.photos.licenses.getInfo.html>).
struct FlickrLicence: Equatable, Sendable {
    let name: String

    /// The text of the licence; nil if there is none.
    let link: WebLink?

    /// Whether it permits copies.
    let mayBeCopied: Bool

    /// Returns the licence of a number; nil if the number is unknown.
    init?(_ number: Int) {
        if let (code, version) = Self.creativeCommons[number] {
            name = "CC \(code.uppercased()) \(version)"
            link = WebLink("https://creativecommons.org/licenses/\(code)/\(version)/")
            mayBeCopied = true
            return
        }
        guard let (name, address, mayBeCopied) = Self.others[number] else { return nil }
        self.name = name
        link = WebLink(address)
        self.mayBeCopied = mayBeCopied
    }

    private static let creativeCommons = [
        1: ("by-nc-sa", "2.0"), 2: ("by-nc", "2.0"), 3: ("by-nc-nd", "2.0"), 4: ("by", "2.0"),
        5: ("by-sa", "2.0"), 6: ("by-nd", "2.0"), 11: ("by", "4.0"), 12: ("by-sa", "4.0"),
        13: ("by-nd", "4.0"), 14: ("by-nc", "4.0"), 15: ("by-nc-sa", "4.0"),
        16: ("by-nc-nd", "4.0"),
    ]

    private static let others = [
        0: ("All rights reserved", "", false),
        7: (
            "No known copyright restrictions", "https://www.flickr.com/commons/usage/", false
        ),
        8: ("United States Government Work", "https://www.usa.gov/government-copyright", true),
        9: ("CC0 1.0", "https://creativecommons.org/publicdomain/zero/1.0/", true),
        10: ("Public Domain Mark 1.0", "https://creativecommons.org/publicdomain/mark/1.0/", true),
    ]
}
