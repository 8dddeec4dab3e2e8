import SectionKit
import SpaceXLaunches

/// The outcomes of the launches that share a property, such as the rocket.
struct Group<Name: Hashable & Sendable>: Equatable, Sendable {
    /// The value of the property, such as the rocket's name; nil if the source does not have it.
    let name: Name?

    let counts: OutcomeCounts

    /// Groups launches by a property, in no particular order.
    static func all(of launches: [Launch], by name: (Launch) -> Name?) -> [Group] {
        var countsByName: [Name?: OutcomeCounts] = [:]
        for launch in launches { countsByName[name(launch), default: OutcomeCounts()].add(launch) }
        return countsByName.map { Group(name: $0.key, counts: $0.value) }
    }
}

extension Group<String> {
    /// Groups launches by name: the group with the most launches first, equal ones by name.
    static func busiestFirst(_ launches: [Launch], by name: (Launch) -> String?) -> [Group] {
        all(of: launches, by: name).sorted {
            OutcomeCounts.isBusier(($0.counts, $0.name), than: ($1.counts, $1.name))
        }
    }
}

extension Group<Int> {
    /// The maximum number of consecutive years without launches that get a row; in a longer gap, a
    /// date is probably wrong, and empty rows would bury the others.
    private static let maximumGap = 25

    /// Groups launches by year in the zone of a filter, in order, with empty groups for years without launches that
    /// the filter includes; launches without a date come last.
    static func years(of launches: [Launch], in filter: LaunchFilter) -> [Group] {
        let groups = all(of: launches, by: filter.year)
        var named: [Group] = []
        for group in groups.sorted(by: { ($0.name ?? 0) < ($1.name ?? 0) }) {
            guard let year = group.name else { continue }
            if let last = named.last?.name, year - last - 1 <= maximumGap {
                let gap = (last + 1..<year).filter { filter.years?.contains($0) != false }
                named += gap.map { Group(name: $0, counts: OutcomeCounts()) }
            }
            named.append(group)
        }
        return named + groups.filter { $0.name == nil }
    }
}
