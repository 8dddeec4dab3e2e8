extension SectionOption<PreciseDate> {
    /// Declares an option that takes a calendar day, such as `2020-05-30`.
    public init(day name: String, placeholder: String = "DATE", summary: String) {
        self.init(
            name, placeholder: placeholder, summary: summary, accepts: "a date",
            example: "2020-05-30", only: [.day])
    }

    /// Declares an option that takes a date and time with an offset from UTC, such as
    /// `2020-05-30T19:22Z` or `2020-05-30 21:22+02:00`.
    public init(time name: String, placeholder: String = "TIME", summary: String) {
        self.init(
            name, placeholder: placeholder, summary: summary,
            accepts: "a date and time with its offset from UTC", example: "2020-05-30T19:22Z",
            only: [.hour])
    }

    /// Declares an option that takes a year, a month or a day, such as `2020`, `2020-05` or
    /// `2020-05-30`.
    public init(date name: String, placeholder: String = "DATE", summary: String) {
        self.init(
            name, placeholder: placeholder, summary: summary, accepts: "a year, a month or a date",
            example: "2020-05-30", only: [.day, .month, .year])
    }

    private init(
        _ name: String,
        placeholder: String,
        summary: String,
        accepts: String,
        example: String,
        only precisions: [PreciseDate.Precision]
    ) {
        self.init(
            name, placeholder: placeholder, summary: summary, accepts: accepts, example: example
        ) { text in
            PreciseDate(text).flatMap { precisions.contains($0.precision) ? $0 : nil }
        }
    }
}
