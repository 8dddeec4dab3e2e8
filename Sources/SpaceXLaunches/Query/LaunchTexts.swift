import Essentials
package import SectionKit

/// The texts of launches that a query needs; values that are filtered and counted are always there.
package struct LaunchTexts: Equatable, Sendable {
    /// The years in UTC of launches whose texts are needed; nil for all.
    package var years: YearSet?

    /// Whether names are enough, without ids and links.
    package var onlyNames: Bool

    /// All texts.
    package static let all = LaunchTexts()

    package init(years: YearSet? = nil, onlyNames: Bool = false) {
        self.years = years
        self.onlyNames = onlyNames
    }

    /// Whether the texts of a launch on a date are needed.
    func include(launchOn date: Date?) -> Bool {
        guard let years else { return true }
        return date.map { years.contains(CivilDate($0).year) } ?? false
    }
}
