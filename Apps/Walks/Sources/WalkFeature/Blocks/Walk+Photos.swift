import Networking
import Photos
import SectionEssentials
import SectionKit
import Tracks
import Walking

extension Walk {
    /// Whether photos are looked for.
    var awaitsPhotos: Bool { steps.contains { $0.photo == .loading } }

    /// Whether photos could not be loaded.
    var lacksPhotos: Bool { !photosFailed.isEmpty || photosNotAskedFor != nil }

    /// The steps whose photos could not be loaded, why, and what to do, for each reason.
    var photosFailed: [String] {
        var failures: [(error: RequestError, count: Int)] = []
        for step in steps {
            guard case .failed(let error) = step.photo else { continue }
            if let place = failures.firstIndex(where: { $0.error.summary == error.summary }) {
                failures[place].count += 1
            } else {
                failures.append((error, 1))
            }
        }
        return failures.map { error, count in
            "The photos of \(count.counted("step", "steps")) could not be loaded:"
                + " \(error.summary). \(error.recovery)"
        }
    }

    /// That photos were not asked for, because others before them failed; nil if all were.
    var photosNotAskedFor: String? {
        let count = steps.count { $0.photo == .notAsked }
        guard count > 0 else { return nil }
        return "After \(StepPhotos.mostFailures) failures, no more photos were asked for:"
            + " \(count.counted("step has", "steps have")) none. Refresh to ask again."
    }

    /// The photos along the walk in a row, which is a grid on a page, with what their source demands
    /// to be said once below them.
    ///
    /// A step without a photo is in the table only, and one whose photo failed is a warning.
    func stream(
        _ limit: Int, _ order: ListOrder, _ units: UnitSystem, _ zone: DisplayZone
    ) -> [Block] {
        let found = (order == .asc ? steps : steps.reversed()).filter(\.hasPhoto)
        let shown = found.prefix(limit)
        var words: [String] = []
        if limit > 0, shown.count < found.count {
            words.append("\(limit.grouped) of \(found.count.grouped) photos are shown.")
            words.append("Show all with --limit \(found.count).")
        }
        let awaited = steps.count { $0.photo == .loading }
        if awaited > 0 {
            words.append("Looking for the photos of \(awaited.counted("step", "steps")).")
        }
        let photos = shown.compactMap { $0.block(units, zone) }
        var blocks =
            words.isEmpty ? [] : [Block.paragraph(InlineText(words.joined(separator: " ")))]
        // Those that may only be linked to do not stand between the pictures.
        blocks += photos.filter(\.isImage) + photos.filter { !$0.isImage }
        for notice in shown.compactMap({ $0.found?.notice }) {
            let block = Block.paragraph(InlineText(notice))
            if !blocks.contains(block) { blocks.append(block) }
        }
        return blocks
    }
}

extension WalkStep {
    /// The number of the step, where it is and when, such as "Step 12, 1.2 km, 16:42 UTC".
    func heading(_ units: UnitSystem, _ zone: DisplayZone) -> String {
        heading(units) + (step.point.time.map { ", \(zone.timeOfDay($0))" } ?? "")
    }

    /// The number of the step and where it is, such as "Step 12, 1.2 km".
    func heading(_ units: UnitSystem) -> String {
        let tenths = Int(clamping: (step.distance / units.distanceSize * 10).rounded())
        return "Step \(step.number), \(tenths / 10).\(tenths % 10) \(units.distanceUnit.symbol)"
    }

    /// The photo with where and when it was taken; nil if there is none.
    fileprivate func block(_ units: UnitSystem, _ zone: DisplayZone) -> Block? {
        guard case .found(let photo, let picture) = photo else { return nil }
        return photo.block(picture, note: heading(units, zone), row: identity)
    }
}

extension Block {
    fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}

extension Photo {
    /// The picture with its attribution; a link to its page if it is on the web and there are no
    /// bytes, as for one that may not be copied.
    func block(_ picture: Data?, note: String? = nil, row: String? = nil) -> Block {
        if let image = image(picture, note: note, row: row) { return .image(image) }
        guard case .web(let link) = location else { return .paragraph(InlineText(title)) }
        return .paragraph(credit(link, note: note))
    }

    /// The picture with its attribution; nil if it is on the web and there are no bytes.
    func image(_ picture: Data?, note: String? = nil, row: String? = nil) -> Image? {
        if picture == nil, case .web = location { return nil }
        return ownImage(picture, note: note, row: row)
    }

    /// The title as a link to the page of the photo, its author and its licence.
    private func credit(_ picture: WebLink, note: String?) -> InlineText {
        var spans: [InlineText.Span] = note.nonBlank.map { [.plain("\($0): ")] } ?? []
        spans += [.link(attribution.pageLink ?? picture, text: title)]
        if let author = attribution.author { spans.append(.plain(" by \(author)")) }
        if let licence = attribution.licence {
            let link = attribution.licenceLink
            spans.append(.plain(", "))
            spans.append(link.map { .link($0, text: licence) } ?? .plain(licence))
        }
        return InlineText(spans)
    }
}
