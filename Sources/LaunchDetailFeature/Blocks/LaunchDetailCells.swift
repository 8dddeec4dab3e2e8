import SectionKit
import SpaceXLaunches

extension Cell {
    /// A number as a cell, as an integer if it has no fraction.
    static func number(_ number: Double) -> Cell {
        Int(exactly: number).map(Cell.integer) ?? .decimal(number)
    }

    /// A number as a cell, or a cell that says it is unknown.
    static func number(orUnknown number: Double?) -> Cell {
        number.map(Cell.number) ?? .unknown
    }

    /// Whether a part has flown before as a cell, or a cell that says it is unknown.
    static func condition(reused: Bool?) -> Cell {
        reused.map { .text($0 ? "reused" : "new") } ?? .unknown
    }

    /// The recovery of a part as a cell.
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
    /// The title of the link.
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
