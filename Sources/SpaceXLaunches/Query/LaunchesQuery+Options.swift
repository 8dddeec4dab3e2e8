package import SectionKit

extension LaunchesQuery {
    private static let sort = SectionOption<ListOrder>(
        "sort", placeholder: "ORDER", summary: "sort by date, oldest or newest first", default: .asc
    ).picked(by: OptionPicker(key: "s", title: "Order"))

    /// The options of a list of launches, in the order help lists them.
    package static let options = LaunchFilter.options + [sort.description] + ListPage.options

    /// Creates a query from option values, whose years are those of a time zone.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    package init(_ options: OptionValues, zone: DisplayZone = .utc) throws(UsageError) {
        self.init(
            filter: try LaunchFilter(options, zone: zone),
            order: try options.value(of: Self.sort) ?? .asc,
            page: try ListPage(options)
        )
    }
}
