import Essentials
import Networking
import Photos
import SectionKit
import Tracks
import Walking

extension Walk {
    /// The photos along the walk, the newest first.
    ///
    /// A step without a photo is in the table only.
    func stream(_ limit: Int, _ units: UnitSystem) -> [Block] {
        var blocks: [Block] = []
        var shown = 0
        for step in steps.reversed() {
            guard shown < limit else { break }
            guard let block = step.block else { continue }
            blocks += [.heading(step.heading(units))] + block
            shown += 1
        }
        return blocks
    }
}

extension WalkStep {
    /// The number of the step and where it is, such as "Step 12, 1.2 km".
    func heading(_ units: UnitSystem) -> String {
        let tenths = Int((step.distance / units.distanceSize * 10).rounded())
        return "Step \(step.number), \(tenths / 10).\(tenths % 10) \(units.distanceUnit.symbol)"
    }

    /// The photo, or that it is awaited or failed; nil if there is none.
    fileprivate var block: [Block]? {
        switch photo {
        case .found(let photo, let picture):
            [photo.block(picture)]
                + (photo.notice.map { [.paragraph(InlineText($0))] } ?? [])
        case .loading: [.paragraph("Looking for a photo.")]
        case .failed(let error):
            [.notice(Notice(.warning, InlineText("No photo: \(error.summary). \(error.recovery)")))]
        case .notWanted, .nothingHere: nil
        }
    }
}

extension Photo {
    /// The picture with its attribution; a link to its page if it is on the web and there are no
    /// bytes, as for one that may not be copied.
    func block(_ picture: Data?) -> Block {
        switch location {
        case .file(let path):
            .image(Image(file: path, alternative: title, attribution: attribution))
        case .bytes(let bytes):
            .image(Image(bytes: bytes, alternative: title, attribution: attribution))
        case .web(let link):
            picture.map {
                .image(Image(bytes: $0, alternative: title, attribution: attribution))
            } ?? .paragraph(credit(link))
        }
    }

    /// The title as a link to the page of the photo, its author and its licence.
    private func credit(_ picture: WebLink) -> InlineText {
        var spans: [InlineText.Span] = [.link(attribution.pageLink ?? picture, text: title)]
        if let author = attribution.author { spans.append(.plain(" by \(author)")) }
        if let licence = attribution.licence {
            let link = attribution.licenceLink
            spans.append(.plain(", "))
            spans.append(link.map { .link($0, text: licence) } ?? .plain(licence))
        }
        return InlineText(spans)
    }
}
