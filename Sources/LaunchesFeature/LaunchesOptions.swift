import SectionKit

/// The options that programs offer for the launch list.
enum LaunchesOptions {
    static let year = SectionOption(
        "year",
        placeholder: "YEARS",
        summary: "only launches of these years, in UTC",
        accepts: "a year, a range or a list of them",
        example: "2018-2020,2022",
        parse: YearSet.init
    )
    static let sort = SectionOption<LaunchesQuery.Order>(
        "sort", placeholder: "ORDER", summary: "oldest or newest first", default: .asc)
    static let outcome = SectionOption<[Launch.Outcome]>(
        "outcome", placeholder: "OUTCOMES", summary: "only these outcomes, separated by commas")
    static let upcoming = SectionOption<Bool>("upcoming", summary: "only launches still to come")
    static let past = SectionOption<Bool>("past", summary: "only launches that are past")
    static let rocket = SectionOption(
        "rocket",
        placeholder: "NAME",
        summary: "only rockets with this in their name",
        accepts: "part of a rocket's name",
        example: "heavy",
        parse: Self.nonEmpty
    )
    static let search = SectionOption(
        "search",
        placeholder: "TEXT",
        summary: "only with this in the name, rocket or launch site",
        accepts: "any text",
        example: "starlink",
        parse: Self.nonEmpty
    )
    static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "show at most this many", minimum: 0)
    static let offset = SectionOption<Int>(
        "offset", placeholder: "N", summary: "skip this many first", minimum: 0)

    /// The options in the order help lists them.
    static let all = [
        year.description, sort.description, outcome.description, upcoming.description,
        past.description, rocket.description, search.description, limit.description,
        offset.description,
    ]

    private static func nonEmpty(_ text: String) -> String? {
        text.allSatisfy(\.isWhitespace) ? nil : text
    }
}

extension LaunchesQuery {
    /// Reads the query from what a person gave.
    ///
    /// - Throws: ``UsageError`` when a value is none that its option takes.
    init(_ options: OptionValues) throws(UsageError) {
        years = try options.value(of: LaunchesOptions.year)
        order = try options.value(of: LaunchesOptions.sort) ?? .asc
        outcomes = try options.value(of: LaunchesOptions.outcome)
        let isUpcoming = try options.value(of: LaunchesOptions.upcoming) != nil
        let isPast = try options.value(of: LaunchesOptions.past) != nil
        guard !(isUpcoming && isPast) else {
            throw UsageError("--upcoming and --past exclude each other; give one of them.")
        }
        stage = isUpcoming ? .upcoming : isPast ? .past : nil
        rocket = try options.value(of: LaunchesOptions.rocket)
        search = try options.value(of: LaunchesOptions.search)
        limit = try options.value(of: LaunchesOptions.limit)
        offset = try options.value(of: LaunchesOptions.offset) ?? 0
    }
}
