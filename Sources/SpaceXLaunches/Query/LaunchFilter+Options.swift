package import SectionKit

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
        summary: "only launches whose name, rocket or site contains this",
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
