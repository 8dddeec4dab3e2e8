import SectionEssentials
package import SectionKit

/// Conditions for launches to be shown or counted; a launch matches if it meets all of them.
package struct LaunchFilter: Equatable, Sendable {
    /// Whether a launch is upcoming or past, according to the source.
    package enum Stage: Sendable {
        case upcoming, past
    }

    /// Years; nil for all.
    package var years: YearSet?

    /// The time zone of the years, in which the dates are shown too.
    package var zone: DisplayZone

    /// Outcomes; nil for all.
    package var outcomes: [Launch.Outcome]?

    /// Upcoming or past launches; nil for both.
    package var stage: Stage?

    /// Part of a rocket's name; nil for all.
    package var rocket: String?

    /// Text in the name, rocket or launch site, or at the beginning of a word of the outcome; nil for
    /// any.
    package var search: String?

    package init(
        years: YearSet? = nil,
        zone: DisplayZone = .utc,
        outcomes: [Launch.Outcome]? = nil,
        stage: Stage? = nil,
        rocket: String? = nil,
        search: String? = nil
    ) {
        self.years = years
        self.zone = zone
        self.outcomes = outcomes
        self.stage = stage
        self.rocket = rocket
        self.search = search
    }

    /// Returns a function that says whether a launch matches.
    package func test() -> (Launch) -> Bool {
        let rocket = rocket?.folded
        let search = search?.folded
        let found = search.map { search in
            Set(Launch.Outcome.allCases.filter { $0.hasWord(beginningWith: search) })
        }
        return { launch in
            if let years {
                guard let year = year(of: launch), years.contains(year) else { return false }
            }
            if let stage, (launch.outcome == .upcoming) != (stage == .upcoming) { return false }
            if let outcomes, !outcomes.contains(launch.outcome) { return false }
            if let rocket, launch.rocket?.folded.contains(rocket) != true { return false }
            if let search, let found {
                if found.contains(launch.outcome) { return true }
                let texts = [launch.name, launch.rocket, launch.launchpad].compactMap(\.self)
                return texts.contains { $0.folded.contains(search) }
            }
            return true
        }
    }

    /// The year of a launch in the zone; nil if its date is unknown.
    package func year(of launch: Launch) -> Int? {
        launch.date.map { zone == .utc ? $0.year : zone.civil($0).year }
    }

    /// Sentences about launches that cannot be selected by the conditions, because what they lack is
    /// not known; they are left out.
    package func warnings(about launches: [Launch]) -> [String] {
        let unknown = [
            rocket == nil ? nil : ("rocket", launches.count { $0.rocket == nil }),
            years == nil ? nil : ("date", launches.count { $0.date == nil }),
        ]
        return unknown.compactMap(\.self).filter { $0.1 > 0 }.map { what, count in
            count == 1
                ? "The \(what) of 1 launch is unknown; it is left out."
                : "The \(what) of \(count.grouped) launches is unknown; they are left out."
        }
    }

    /// A number of launches with the conditions, such as "26 past launches in 2020".
    package func words(for count: Int) -> String {
        let launches =
            count == 0
            ? "No \(stageWords)launches"
            : count.counted("\(stageWords)launch", "\(stageWords)launches")
        return launches + conditions
    }

    /// The launches with the conditions, such as "past launches in 2020".
    package var words: String { "\(stageWords)launches\(conditions)" }

    private var stageWords: String {
        stage.map { $0 == .upcoming ? "upcoming " : "past " } ?? ""
    }

    private var conditions: String {
        let conditions = [
            rocket.map { " of rocket “\($0)”" },
            years.map { " in \($0.text)" + (zone == .utc ? "" : " (\(zone.name))") },
            outcomes.map { outcomes in
                let words = Launch.Outcome.allCases.filter(outcomes.contains).map(\.words)
                return " with outcome \(words.listed(by: "or"))"
            },
            search.map { " matching “\($0)”" },
        ]
        return conditions.compactMap(\.self).joined()
    }
}

/// The options that filter launches, in lists and in statistics.
enum LaunchFilterOptions {
    static let year = SectionOption<YearSet>(
        "year", summary: "only launches of these years"
    ).picked(by: OptionPicker(key: "y", title: "Year", column: "date_utc"))
    static let outcome = SectionOption<[Launch.Outcome]>(
        "outcome", placeholder: "OUTCOMES", summary: "only launches with these outcomes"
    ).picked(by: OptionPicker(key: "o", title: "Outcome", column: "outcome"))
    static let upcoming = SectionOption<Bool>("upcoming", summary: "only upcoming launches")
    static let past = SectionOption<Bool>("past", summary: "only past launches")
    static let rocket = SectionOption(
        "rocket",
        placeholder: "NAME",
        summary: "only launches whose rocket name contains this",
        accepts: "part of a rocket's name",
        example: "heavy",
        suggestions: .words { ["Falcon 1", "Falcon 9", "Falcon Heavy", "Starship"] },
        parse: \.nonBlank
    ).picked(by: OptionPicker(key: "R", title: "Rocket", column: "rocket"))
    static let search = SectionOption(
        "search",
        placeholder: "TEXT",
        summary: "only launches whose name, rocket, site or outcome contains this",
        accepts: "any text",
        example: "starlink",
        parse: \.nonBlank
    )
}

extension LaunchFilter {
    /// The options that filter launches, in the order help lists them.
    package static let options = [
        LaunchFilterOptions.year.description, LaunchFilterOptions.outcome.description,
        LaunchFilterOptions.upcoming.description, LaunchFilterOptions.past.description,
        LaunchFilterOptions.rocket.description, LaunchFilterOptions.search.description,
    ]

    /// Creates a filter from option values, whose years are those of a time zone.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    package init(_ options: OptionValues, zone: DisplayZone = .utc) throws(UsageError) {
        let isUpcoming = try options.value(of: LaunchFilterOptions.upcoming) != nil
        let isPast = try options.value(of: LaunchFilterOptions.past) != nil
        guard !(isUpcoming && isPast) else {
            throw UsageError("--upcoming and --past cannot be used together.")
        }
        self.init(
            years: try options.value(of: LaunchFilterOptions.year),
            zone: zone,
            outcomes: try options.value(of: LaunchFilterOptions.outcome),
            stage: isUpcoming ? .upcoming : isPast ? .past : nil,
            rocket: try options.value(of: LaunchFilterOptions.rocket),
            search: try options.value(of: LaunchFilterOptions.search)
        )
    }
}
