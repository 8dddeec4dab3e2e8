package import Geodesy
package import SectionEssentials
package import SectionKit

/// A photo taken near a walk.
package struct Photo: Equatable, Sendable {
    /// The identity, unique over all sources, such as `flickr:123`.
    package let id: String

    /// The title, or the name of its file.
    package let title: String

    /// Who made it, its licence and its page.
    package let attribution: Attribution

    /// Where the picture is.
    package let location: Location

    package let coordinate: Coordinate?

    /// When it was taken; nil if that is unknown.
    package let time: Date?

    /// Whether its licence permits copies in a page or beside a report.
    package let mayBeCopied: Bool

    /// What the source demands to be said beside its photos; nil for nothing.
    package let notice: String?

    /// Where a picture is.
    package enum Location: Equatable, Sendable {
        /// In a file of this machine.
        case file(String)

        /// On the web.
        case web(WebLink)

        /// In memory, such as a picture that the program draws.
        case bytes(Data)
    }

    package init(
        id: String,
        title: String,
        attribution: Attribution = Attribution(),
        location: Location,
        coordinate: Coordinate? = nil,
        time: Date? = nil,
        mayBeCopied: Bool = true,
        notice: String? = nil
    ) {
        self.id = id
        self.title = title
        self.attribution = attribution
        self.location = location
        self.coordinate = coordinate
        self.time = time
        self.mayBeCopied = mayBeCopied
        self.notice = notice
    }
}

extension Photo {
    /// Whether a report shows the file itself; otherwise it needs the bytes of the picture, which
    /// are from the web or made of a format such as HEIC, or AVIF, which says where it was taken.
    package var isShownAsFile: Bool {
        guard case .file(let path) = location, let dot = path.lastIndex(of: ".") else {
            return false
        }
        let type = path[path.index(after: dot)...].lowercased()
        return ["jpg", "jpeg", "jpe", "png", "webp"].contains(type)
    }
}
