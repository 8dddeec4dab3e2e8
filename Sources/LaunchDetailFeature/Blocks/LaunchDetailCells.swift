import SectionKit
import SpaceXLaunches

extension Cell {
    /// A number as a cell, without a fraction where it has none.
    static func number(_ number: Double) -> Cell {
        Int(exactly: number).map(Cell.integer) ?? .decimal(number)
    }

    /// A number, or a cell that says it is not known.
    static func number(orUnknown number: Double?) -> Cell {
        number.map(Cell.number) ?? .unknown
    }

    /// Yes or no, or a cell that says it is not known.
    static func answer(orUnknown answer: Bool?) -> Cell {
        answer.map { .text($0 ? "yes" : "no") } ?? .unknown
    }

    /// Whether a part flew before, or a cell that says it is not known.
    static func condition(reused: Bool?) -> Cell {
        reused.map { .text($0 ? "reused" : "new") } ?? .unknown
    }

    /// What became of a part that could come back.
    static func recovery(_ recovery: Recovery) -> Cell {
        switch recovery {
        case .success: .badge(Badge(recovery.rawValue, .positive))
        case .failure: .badge(Badge(recovery.rawValue, .negative))
        case .planned: .badge(Badge(recovery.rawValue, .pending))
        case .attempted: .badge(Badge(recovery.rawValue, .neutral))
        case .notAttempted: .text(recovery.rawValue)
        case .unknown: .unknown
        }
    }
}

extension LaunchDetail.Link.Kind {
    /// What it is called.
    var title: String {
        switch self {
        case .webcast: "Webcast"
        case .article: "Article"
        case .wikipedia: "Wikipedia"
        case .pressKit: "Press kit"
        case .redditCampaign: "Reddit: campaign"
        case .redditLaunch: "Reddit: launch"
        case .redditMedia: "Reddit: media"
        case .redditRecovery: "Reddit: recovery"
        }
    }
}
