import SectionEssentials
package import SectionKit

/// The texts of launches that a query needs; values that are filtered and counted are always there.
package struct LaunchTexts: Equatable, Sendable {
    /// The years of launches whose texts are needed; nil for all.
    package var years: YearSet?

    /// The time zone of the years.
    package var zone: DisplayZone

    /// Whether names are enough, without ids and links.
    package var onlyNames: Bool

    /// All texts.
    package static let all = LaunchTexts()

    package init(years: YearSet? = nil, zone: DisplayZone = .utc, onlyNames: Bool = false) {
        self.years = years
        self.zone = zone
        self.onlyNames = onlyNames
    }

    /// Whether the texts of a launch on a date are needed.
    func include(launchOn date: Date?) -> Bool {
        guard let years else { return true }
        guard let date else { return false }
        // A date that is known to the day only is not converted to the zone.
        return years.contains(CivilDate(date).year)
            || zone != .utc && years.contains(zone.civil(date).year)
    }
}
