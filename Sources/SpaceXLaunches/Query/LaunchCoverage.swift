import SectionKit

/// The years and rockets of a source's launches, shown if no launch matches a query.
package struct LaunchCoverage: Equatable, Sendable {
    /// The years from the first to the last launch; nil if no date is known.
    package let years: ClosedRange<Int>?

    /// The names of the rockets, in alphabetical order.
    package let rockets: [String]

    /// Collects the years, in the zone of a filter, and rockets of launches; nil if there are none.
    package init?(_ launches: [Launch], filter: LaunchFilter) {
        guard !launches.isEmpty else { return nil }
        let years = launches.compactMap(filter.year)
        if let first = years.min(), let last = years.max() {
            self.years = first...last
        } else {
            self.years = nil
        }
        rockets = Set(launches.compactMap(\.rocket)).sorted()
    }

    /// A sentence that no launches match a filter, with what the source covers.
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
