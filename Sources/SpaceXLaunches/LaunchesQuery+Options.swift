package import SectionKit

/// The options of a list of launches besides those that choose them.
enum LaunchesOptions {
    static let sort = SectionOption<LaunchesQuery.Order>(
        "sort", placeholder: "ORDER", summary: "oldest or newest first", default: .asc
    ).picked(by: OptionPicker(key: "s", title: "Order"))
    static let limit = SectionOption<Int>(
        "limit", placeholder: "N", summary: "show at most this many", minimum: 0)
    static let offset = SectionOption<Int>(
        "offset", placeholder: "N", summary: "skip this many first", minimum: 0)
}

extension LaunchesQuery {
    /// The options of a list of launches, in the order help lists them.
    package static let options =
        LaunchFilter.options + [
            LaunchesOptions.sort.description, LaunchesOptions.limit.description,
            LaunchesOptions.offset.description,
        ]

    /// Reads the query from what a person gave.
    ///
    /// - Throws: ``UsageError`` when a value is none that its option takes.
    package init(_ options: OptionValues) throws(UsageError) {
        self.init(
            filter: try LaunchFilter(options),
            order: try options.value(of: LaunchesOptions.sort) ?? .asc,
            offset: try options.value(of: LaunchesOptions.offset) ?? 0,
            limit: try options.value(of: LaunchesOptions.limit)
        )
    }
}
