import SectionEssentials
import SectionKit

/// The photos of a folder of which something must be said, by what it is.
struct StrayPhotos {
    /// Why a photo is left out, or what is doubtful in one that is shown.
    enum Reason: Error, Equatable {
        case isElsewhere
        /// Its place is only known by its time, which may be that of a clock that was wrong.
        case isAtAnotherTime(camera: String?)
        case isCutOff
        case needsZone
        case saysNothing
        case isDamaged
        case needsExifTool

        /// It is shown, because it was taken during the walk, but says that it was taken elsewhere.
        case isOffTheWay(metres: Double)

        /// It is shown, because it was taken beside the way, but at another time.
        case isOfAnotherTime

        /// The place among the sentences.
        fileprivate var order: Int {
            switch self {
            case .isElsewhere: 0
            case .isAtAnotherTime: 1
            case .isCutOff: 2
            case .needsZone: 3
            case .saysNothing: 4
            case .isDamaged: 5
            case .needsExifTool: 6
            case .isOffTheWay: 7
            case .isOfAnotherTime: 8
            }
        }
    }

    private var names: [Int: [(name: String, reason: Reason)]] = [:]

    mutating func add(_ name: String, _ reason: Reason) {
        names[reason.order, default: []].append((name, reason))
    }

    /// A sentence for each reason, with the names of the first photos.
    var sentences: [String] {
        names.sorted { $0.key < $1.key }.compactMap { _, photos in
            photos.first?.reason.sentence(on: photos.map(\.name), photos.map(\.reason))
        }
    }
}

extension StrayPhotos.Reason {
    /// How many photos are named.
    private static let most = 3

    fileprivate func sentence(on names: [String], _ reasons: [Self]) -> String {
        let more = names.count - Self.most
        let named = Array(names.prefix(Self.most)).map { $0.nonBlank ?? "?" }
        let list = (more > 0 ? named + ["\(more.grouped) more"] : named).listed(by: "and")
        let isOne = names.count == 1
        let were = names.count.counted("photo was", "photos were")
        switch self {
        case .isElsewhere: return "\(were) not taken near the walk: \(list)."
        case .isAtAnotherTime:
            var cameras: [String] = []
            for case .isAtAnotherTime(let camera?) in reasons where !cameras.contains(camera) {
                cameras.append(camera)
            }
            let sentence = "\(were) not taken during the walk: \(list)."
            guard let first = cameras.first else { return sentence }
            let clocks = cameras.count == 1 ? "its clock" : "one of their clocks"
            return sentence + " \(isOne ? "It is" : "They are") by \(cameras.listed(by: "and"));"
                + " if \(clocks) was wrong, say with --camera-offset '\(first)=TIME'"
                + " how far ahead of UTC it was."
        case .isCutOff:
            return "\(were) taken on the part of the way that is left out: \(list)."
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
        case .isOffTheWay:
            let farthest =
                reasons.map { reason in
                    if case .isOffTheWay(let metres) = reason { metres } else { 0 }
                }.max() ?? 0
            let far =
                farthest < 1_000
                ? "\(Int(clamping: farthest.rounded())) m"
                : "\(Int(clamping: (farthest / 1_000).rounded()).grouped) km"
            return "\(were) taken during the walk, but up to \(far) off the way: \(list)."
        case .isOfAnotherTime:
            return "\(were) taken beside the way, but at another time: \(list)."
        }
    }
}
