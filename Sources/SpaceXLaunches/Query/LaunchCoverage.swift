import SectionKit

/// The years and rockets that a source has launches of, told when nothing was found.
package struct LaunchCoverage: Equatable, Sendable {
    /// The years in UTC from the first launch to the last; nil if no date is known.
    package let years: ClosedRange<Int>?

    /// The names of the rockets, in alphabetical order.
    package let rockets: [String]

    /// Finds what launches there are; nil if there are none.
    package init?(_ launches: [Launch]) {
        guard !launches.isEmpty else { return nil }
        let years = launches.compactMap(\.date?.year)
        if let first = years.min(), let last = years.max() {
            self.years = first...last
        } else {
            self.years = nil
        }
        rockets = Set(launches.compactMap(\.rocket)).sorted()
    }

    /// That no launches pass a filter, what was searched, and what there is to find.
    package static func nothingFound(
        _ filter: LaunchFilter,
        in coverage: LaunchCoverage?
    ) -> String {
        let nothing = filter.words(for: 0)
        guard let coverage else { return "\(nothing); the source has none." }
        let reach =
            switch coverage.years {
            case nil: "without dates"
            case let years? where years.count == 1: "in \(years.lowerBound)"
            case let years?: "from \(years.lowerBound) to \(years.upperBound)"
            }
        var found = "\(nothing). The source has launches \(reach)"
        if filter.rocket != nil, !coverage.rockets.isEmpty {
            found += ", of \(coverage.rockets.separated(by: ", "))"
        }
        return found + "."
    }
}
