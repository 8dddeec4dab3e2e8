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

    /// The steps whose photos could not be loaded, and why, a sentence for each reason.
    var photosFailed: [String] {
        var counts: [(reason: String, count: Int)] = []
        for step in steps {
            guard case .failed(let error) = step.photo else { continue }
            if let place = counts.firstIndex(where: { $0.reason == error.summary }) {
                counts[place].count += 1
            } else {
                counts.append((error.summary, 1))
            }
        }
        return counts.map { reason, count in
            "The photos of \(count.counted("step", "steps")) could not be loaded: \(reason)."
        }
    }

    /// That photos were not asked for, because others before them failed; nil if all were.
    var photosNotAskedFor: String? {
        let count = steps.count { $0.photo == .notAsked }
        guard count > 0 else { return nil }
        return "After \(StepPhotos.mostFailures) failures, no more photos were asked for:"
            + " \(count.counted("step has", "steps have")) none. Refresh to ask again."
    }

    /// The photos along the walk, the newest first in descending order.
    ///
    /// A step without a photo is in the table only.
    func stream(
        _ limit: Int, _ order: ListOrder, _ units: UnitSystem, _ zone: DisplayZone
    ) -> [Block] {
        let known = (order == .asc ? steps : steps.reversed()).filter { $0.block(note: "") != nil }
        let blocks = known.prefix(limit).flatMap { step in
            isOver
                ? step.block(note: step.heading(units, zone)) ?? []
                : [.heading(step.heading(units, zone))] + (step.block(note: nil) ?? [])
        }
        guard known.count > limit, limit > 0 else { return blocks }
        let words = "\(limit.grouped) of \(known.count.grouped) photos are shown."
        return [.paragraph(InlineText("\(words) Show all with --limit \(known.count)."))] + blocks
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

    /// The photo, or that it is awaited or failed; nil if there is none.
    ///
    /// - Parameter note: where and when it was taken; nil if that is in a heading.
    fileprivate func block(note: String?) -> [Block]? {
        switch photo {
        case .found(let photo, let picture):
            [photo.block(picture, note: note)]
                + (photo.notice.map { [.paragraph(InlineText($0))] } ?? [])
        case .loading: [.paragraph("Looking for a photo.")]
        case .failed(let error):
            [
                .notice(
                    Notice(
                        .warning,
                        InlineText(
                            (note.map { "\($0): no photo: " } ?? "No photo: ")
                                + "\(error.summary). \(error.recovery)")))
            ]
        case .notWanted, .nothingHere, .notAsked: nil
        }
    }
}

extension Photo {
    /// The picture with its attribution; a link to its page if it is on the web and there are no
    /// bytes, as for one that may not be copied.
    func block(_ picture: Data?, note: String? = nil) -> Block {
        if let image = image(picture, note: note) { return .image(image) }
        guard case .web(let link) = location else { return .paragraph(InlineText(title)) }
        return .paragraph(credit(link, note: note))
    }

    /// The picture with its attribution; nil if it is on the web and there are no bytes.
    func image(_ picture: Data?, note: String? = nil) -> Image? {
        if picture == nil, case .web = location { return nil }
        return ownImage(picture, note: note)
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
