import Networking
import SectionEssentials
import SectionKit
import SpaceXLaunches

/// Statistics of the launches that match a filter.
struct Statistics: Equatable, Sendable {
    /// The filter that selects the launches counted.
    let filter: LaunchFilter

    /// The outcomes of all launches counted.
    let total: OutcomeCounts

    /// The number of upcoming launches whose dates are past: the source knows no more about them.
    let overdue: Int

    let years: [Group<Int>]
    let rockets: [Group<String>]
    let launchSites: [Group<String>]
    private(set) var longestRun: LaunchSpan?
    private(set) var shortestTurnaround: LaunchSpan?

    /// Nil if the filter excludes this year or the one before, or nothing flew in either.
    let yearToDate: YearToDate?

    /// What the source covers, if no launch matches; nil if the source is empty too.
    let coverage: LaunchCoverage?

    /// The lists that could not be loaded, so that launches could not be counted by them.
    private(set) var missing: Set<LaunchReference> = []

    /// How much of the source's list was read; nil if all of it was.
    let part: ListPart?

    /// Sentences about data that could not be loaded or read.
    let warnings: [String]

    /// Creates the statistics from an entity.
    init(_ entity: LaunchesEntity, filter: LaunchFilter, now: Date) {
        self.init(
            Launch.all(entity.launches), filter: filter, now: now, part: entity.part,
            warnings: entity.warnings)
        missing = Set(entity.failures.keys)
    }

    /// Counts the launches of a source that match a filter.
    init(
        _ all: [Launch],
        filter: LaunchFilter,
        now: Date,
        part: ListPart? = nil,
        warnings: [String] = []
    ) {
        let launches = filter == LaunchFilter() ? all : all.filter(filter.test())
        let flown = ListOrder.asc.sorted(launches) { $0.outcome != .upcoming && $0.date != nil }

        self.filter = filter
        total = OutcomeCounts(launches)
        overdue = launches.count { $0.isOverdue(at: now) }
        years = Group.years(of: launches, in: filter)
        rockets = Group.busiestFirst(launches, by: \.rocket)
        launchSites = Group.busiestFirst(launches, by: \.launchpad)
        longestRun = LaunchSpan.longestRun(of: flown)
        shortestTurnaround = LaunchSpan.shortestTurnaround(of: flown)
        yearToDate = YearToDate(flown, of: all, now: now, in: filter)
        coverage = launches.isEmpty ? LaunchCoverage(all, filter: filter) : nil
        self.part = part
        self.warnings = warnings + filter.warnings(about: all)
    }

    /// Reads what is shown of the launches of the records.
    ///
    /// - Throws: ``RequestError`` when it cannot be read any more.
    mutating func completeLaunches(from entity: LaunchesEntity) throws(RequestError) {
        longestRun = try longestRun?.whole(in: entity)
        shortestTurnaround = try shortestTurnaround?.whole(in: entity)
    }
}

extension Statistics {
    /// The number of launches counted, such as "26 launches in 2020.".
    var summary: String {
        let launches = filter.words(for: total.launches + total.upcoming)
        guard total.upcoming > 0, total.launches > 0 else { return launches + "." }
        let end =
            switch overdue {
            case 0: ""
            case total.upcoming: " when the record ended"
            default: ", \(overdue.grouped) of them with a date that is past"
            }
        return "\(launches): \(total.launches.grouped) past,"
            + " \(total.upcoming.grouped) upcoming\(end)."
    }

    /// A sentence for no matches, with what the source covers.
    var nothingFound: String {
        LaunchCoverage.nothingFound(filter, in: coverage)
    }

    /// The counts of all launches and the lengths of the records, as facts.
    var facts: [Fact] {
        [
            Fact("launches", "Launches flown", .integer(total.launches)).asFigure,
            Fact("successes", "Successes", .integer(total.successes)),
            Fact("failures", "Failures", .integer(total.failures)),
            total.partialFailures == 0
                ? .machines("partial_failures", .integer(0))
                : Fact("partial_failures", "Partial failures", .integer(total.partialFailures)),
            Fact("unknown", "Unknown outcome", .integer(total.unknown)),
            Fact("upcoming", "Upcoming", .integer(total.upcoming)),
            Fact("success_rate", "Success rate", total.successRate.map(Cell.share) ?? .empty)
                .asFigure,
            Fact(
                "longest_success_run", "Longest run of successes",
                .integer(longestRun?.count ?? 0)
            ).asFigure,
            Fact(
                "shortest_turnaround_seconds", "Shortest turnaround",
                shortestTurnaround?.seconds.map(Cell.duration) ?? .empty
            ).asFigure,
            Fact(
                "year_to_date_end", "Years compared until",
                yearToDate.map { .date(PreciseDate($0.end, precision: .hour)) } ?? .empty),
        ]
    }

    /// The launches of each year by outcome.
    var yearChart: BarChart {
        BarChart(
            key: "launches_per_year",
            title: "Launches per year",
            category: Column("year", "Year"),
            series: Self.flown + [BarChart.Series("upcoming", "Upcoming", .pending)],
            bars: years.map { year in
                BarChart.Bar(
                    .ordinal(orUnknown: year.name), year.counts.flown + [year.counts.upcoming])
            }
        )
    }

    /// The year so far below the year before, up to the same moment.
    var yearToDateChart: BarChart {
        let bars = yearToDate.map { comparison in
            [(comparison.year - 1, comparison.lastYear), (comparison.year, comparison.thisYear)]
        }
        return BarChart(
            key: "year_to_date",
            title: yearToDate?.title ?? "",
            category: Column("year", "Year"),
            series: Self.flown,
            bars: (bars ?? []).map { year, counts in BarChart.Bar(.ordinal(year), counts.flown) }
        )
    }

    private static let flown = [
        BarChart.Series("successes", "Successes", .positive),
        BarChart.Series("failures", "Failures", .negative),
        BarChart.Series(
            "partial_failures", "Partial failures", .pending, isShownIfEmpty: false),
        BarChart.Series("unknown", "Unknown", .neutral),
    ]
}

extension OutcomeCounts {
    /// The launches by outcome, in the order charts stack them.
    fileprivate var flown: [Int] { [successes, failures, partialFailures, unknown] }
}

extension YearToDate {
    /// The years compared, and the day up to which they are.
    fileprivate var title: String {
        let day = PreciseDate(end, precision: .day).formatted.split(separator: " ").prefix(2)
        return "Year to date: \(year) against \(year - 1), each to \(day.joined(separator: " "))"
    }
}

extension [Group<String>] {
    /// A heading and a table of the outcomes of each group.
    func blocks(
        _ key: String, _ title: String, _ name: String, _ nameTitle: String
    ) -> [Block] {
        let table = Table(
            key: key,
            columns: [
                Column(name, nameTitle),
                Column("launches", "Launches", alignment: .trailing),
                Column("successes", "Successes", alignment: .trailing, priority: 2),
                Column("failures", "Failures", alignment: .trailing, priority: 1),
                .partialFailures(map(\.counts)),
                Column("unknown", "Unknown", alignment: .trailing, priority: 3),
                Column("upcoming", "Upcoming", alignment: .trailing, priority: 4),
                Column("success_rate", "Success rate", alignment: .trailing),
            ],
            rows: map { group in
                let counts = group.counts
                let numbers = [
                    counts.launches, counts.successes, counts.failures, counts.partialFailures,
                    counts.unknown, counts.upcoming,
                ]
                return [.text(orUnknown: group.name)] + numbers.map(Cell.integer)
                    + [counts.successRate.map(Cell.share) ?? .empty]
            }
        )
        return table.under(title)
    }
}

extension LaunchSpan? {
    /// A heading and a table of the first and the last launch.
    func blocks(_ key: String, _ title: String) -> [Block] {
        let ends = map { [("from", $0.first), ("to", $0.last)] } ?? []
        let launch: [TableColumn<Launch>] = [
            .flightNumber, .name, .date, .datePrecision, .rocket(), .launchpad(), .id,
        ]
        let span = TableColumn<(String, Launch)>(Column("span", "Span")) { .text($0.0) }
        let table = Table(key: key, ofLaunches: ends, columns: [span] + launch.map { $0.of(\.1) })
        return table.under(title)
    }
}

extension Table {
    /// The table under a heading, or alone if it has no rows.
    fileprivate func under(_ title: String) -> [Block] {
        (rows.isEmpty ? [] : [.heading(title)]) + [.table(self)]
    }
}
