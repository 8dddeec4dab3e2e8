package import SectionKit

extension LaunchesQuery {
    private static let sort = SectionOption<ListOrder>(
        "sort", placeholder: "ORDER", summary: "sort by date, oldest or newest first", default: .asc
    ).picked(by: OptionPicker(key: "s", title: "Order"))

    /// The options of a list of launches, in the order help lists them.
    package static let options = LaunchFilter.options + [sort.description] + ListPage.options

    /// Creates a query from option values.
    ///
    /// - Throws: ``UsageError`` when a value is not valid for its option.
    package init(_ options: OptionValues) throws(UsageError) {
        self.init(
            filter: try LaunchFilter(options),
            order: try options.value(of: Self.sort) ?? .asc,
            page: try ListPage(options)
        )
    }
}
