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
            [.image(photo.image(picture))]
                + (photo.notice.map { [.paragraph(InlineText($0))] } ?? [])
        case .loading: [.paragraph("Looking for a photo.")]
        case .failed(let error):
            [.notice(Notice(.warning, InlineText("No photo: \(error.summary). \(error.recovery)")))]
        case .notWanted, .nothingHere: nil
        }
    }
}

extension Photo {
    /// The picture with its attribution; without its bytes it is linked to.
    func image(_ picture: Data?) -> Image {
        switch location {
        case .file(let path): Image(file: path, alternative: title, attribution: attribution)
        case .bytes(let bytes): Image(bytes: bytes, alternative: title, attribution: attribution)
        case .web(let link):
            picture.map { Image(bytes: $0, alternative: title, attribution: attribution) }
                ?? Image(link, alternative: title, attribution: attribution)
        }
    }
}
