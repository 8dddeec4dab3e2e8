import SectionKit

/// The photos of a folder that belong to no step, by why.
struct StrayPhotos {
    /// Why a photo belongs to no step.
    enum Reason: CaseIterable {
        case isElsewhere
        case isAtAnotherTime
        case needsZone
        case saysNothing
        case isDamaged
        case needsExifTool
    }

    private var names: [Reason: [String]] = [:]

    mutating func add(_ name: String, _ reason: Reason) {
        names[reason, default: []].append(name)
    }

    /// A sentence for each reason, with the names of the first photos.
    var sentences: [String] {
        Reason.allCases.compactMap { reason in
            names[reason].map { reason.sentence(on: $0) }
        }
    }
}

extension StrayPhotos.Reason {
    /// How many photos are named.
    private static let most = 3

    fileprivate func sentence(on names: [String]) -> String {
        let more = names.count - Self.most
        let named = Array(names.prefix(Self.most)).map { $0.nonBlank ?? "?" }
        let list = (more > 0 ? named + ["\(more.grouped) more"] : named).listed(by: "and")
        let isOne = names.count == 1
        switch self {
        case .isElsewhere:
            return "\(names.count.counted("photo was", "photos were")) not taken near the walk:"
                + " \(list)."
        case .isAtAnotherTime:
            return "\(names.count.counted("photo was", "photos were")) not taken during the walk:"
                + " \(list)."
        case .needsZone:
            return "\(names.count.counted("photo has", "photos have")) a time without its offset"
                + " from UTC: \(list). Use --camera-zone or --camera-offset."
        case .saysNothing:
            return "\(names.count.counted("photo says", "photos say")) neither where nor when"
                + " \(isOne ? "it was" : "they were") taken: \(list)."
        case .isDamaged:
            return "\(names.count.counted("file is", "files are")) not a JPEG image, or damaged:"
                + " \(list)."
        case .needsExifTool:
            return "\(names.count.counted("photo is", "photos are")) in a format that only the"
                + " program exiftool can read: \(list). Install the package"
                + " libimage-exiftool-perl."
        }
    }
}
