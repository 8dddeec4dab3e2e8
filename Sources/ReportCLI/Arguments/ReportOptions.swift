import SectionKit

/// The options that every report has, whatever its sections.
struct ReportOptions: Sendable {
    /// When to use something; `auto` means where the output supports it.
    enum When: String, CaseIterable, Sendable {
        case auto, always, never
    }

    static let output = SectionOption(
        "output",
        letter: "o",
        placeholder: "FILE",
        summary: "write to a file, in the format of its extension",
        accepts: "a file name",
        example: "report.md",
        suggestions: .files()
    ) { (text: String) in text.isEmpty ? nil : text }
    .givenEachTime(because: "it names the file of one report")
    static let color = SectionOption<When>(
        "color", placeholder: "WHEN", summary: "when to use colours", default: .auto)
    static let theme = SectionOption<ColorScheme>(
        "theme",
        placeholder: "THEME",
        summary: "colours for a light or a dark background, in text and on pages",
        default: .auto
    ).picked(by: OptionPicker(key: "T", title: "Theme"))
    static let width = SectionOption<Int>(
        "width",
        placeholder: "COLUMNS",
        summary: "width of the report in columns, 40 or more",
        minimum: TerminalStyle.minimumWidth,
        example: 80
    )
    static let hyperlinks = SectionOption<When>(
        "hyperlinks",
        placeholder: "WHEN",
        summary: "when to write clickable links",
        default: .auto
    )
    static let ascii = SectionOption<Bool>("ascii", summary: "write only ASCII characters")
    static let contents = SectionOption<Bool>(
        "toc", summary: "begin Markdown with a list of contents")
    static let byteOrderMark = SectionOption<Bool>(
        "bom", summary: "begin CSV with a byte order mark, by which Excel knows UTF-8")
    static let noPager = SectionOption<Bool>(
        "no-pager", summary: "do not pipe the report into a pager")
    static let images = SectionOption<When>(
        "images",
        placeholder: "WHEN",
        summary: "when to show pictures instead of their names or links; always also fetches those"
            + " of the web for a page",
        default: .auto
    )
    static let open = SectionOption<Bool>(
        "open", summary: "open the report in the web browser, as HTML"
    ).givenEachTime(because: "it is about one report")
    static let personal = SectionOption<Bool>(
        "personal", summary: "write private values in formats for others too"
    ).givenEachTime(because: "private values are only written if one asks for them")
    static let timezone = SectionOption(
        "timezone",
        placeholder: "ZONE",
        summary: "the time zone to show times in, or local",
        accepts: "an IANA time zone name, UTC or local",
        example: "Europe/Berlin",
        suggestions: .words { ["UTC", "local"] + ZoneDatabase.system.names }
    ) { $0.isEmpty ? nil : $0 }
    static let input = SectionOption(
        "input",
        placeholder: "FILE",
        summary: "read a saved response instead of asking a source",
        accepts: "a file name, or - for standard input",
        example: "response.json",
        suggestions: .files()
    ) { (text: String) in text.isEmpty ? nil : text }
    .givenEachTime(because: "it names the file of one report")

    static let watch = SectionOption<WatchPace>(
        "watch",
        placeholder: "[SECONDS]",
        summary: "update the report as often as its data changes, or every SECONDS",
        accepts: "a whole number of seconds, 1 or more",
        example: "10",
        parse: WatchPace.init
    ).withOptionalValue.givenEachTime(because: "a command would no longer end by itself")
    static let notify = SectionOption<Bool>(
        "notify", summary: "with --watch, announce changes with notify-send or the bell"
    ).givenEachTime(because: "it is about one run")

    static let alert = SectionOption<Bool>(
        "alert", summary: "wait until something matches, print one line about it, and exit"
    ).givenEachTime(because: "a command would no longer end by itself")
    static let alertLimit = SectionOption<TimeLimit>(
        "for",
        placeholder: "DURATION",
        summary: "with --alert, stop waiting after this time",
        accepts: "a number of seconds, minutes or hours",
        example: "10m",
        parse: TimeLimit.init
    ).givenEachTime(because: "it is about one run")

    /// The options of `--alert`, which only commands whose sections have alerts take; none if no
    /// section has.
    let alertOptions: [OptionDescription]

    /// The option for private values, which only commands that show some take; none if none does.
    let personalOptions: [OptionDescription]

    /// The options of `--watch` and `--alert`, which a screen and an action do not take.
    var watchOptions: [OptionDescription] {
        [Self.watch.description, Self.notify.description] + alertOptions
    }

    /// Whether any section has alerts.
    var hasAlerts: Bool { !alertOptions.isEmpty }

    /// The options for where and how a report is written, which a screen does not take.
    var writingOptions: [OptionDescription] {
        [
            format.description, Self.output.description, Self.contents.description,
            Self.byteOrderMark.description, Self.width.description, Self.noPager.description,
            Self.open.description,
        ] + watchOptions
    }

    /// The options that the pages of `serve` do not take: they have each format at an address.
    var unservedOptions: [OptionDescription] {
        writingOptions.filter { $0 != Self.open.description }
            + [Self.color.description, Self.hyperlinks.description]
    }

    /// The formats that reports can be written in.
    let formats: ReportFormats

    /// The option that selects one of them.
    let format: SectionOption<ReportFormat>

    /// The option that selects a source of the program.
    let source: SectionOption<String>

    /// The option that replaces the addresses of servers.
    let baseURL: SectionOption<BaseAddresses>

    /// The option of a whole report that selects and orders its sections.
    let sections: SectionOption<[String]>

    /// All options in titled groups, in the order help lists them.
    let groups: [(title: String, options: [OptionDescription])]

    /// All options.
    var descriptions: [OptionDescription] { groups.flatMap(\.options) }

    init(
        sources: [ProgramSource],
        sections: [String],
        hasPersonalSections: Bool = false,
        formats: ReportFormats = ReportFormats(),
        hasAlerts: Bool = false,
        hasPrivateValues: Bool = false,
        readsInput: Bool
    ) {
        alertOptions = hasAlerts ? [Self.alert.description, Self.alertLimit.description] : []
        personalOptions = hasPrivateValues ? [Self.personal.description] : []
        self.formats = formats
        format = formats.option
        let chosen = SectionOption(
            "sections",
            placeholder: "NAMES",
            summary: "only these sections, in this order",
            anyOf: sections
        )
        self.sections =
            hasPersonalSections
            ? chosen.givenEachTime(because: "your own data is only shown if one asks for it")
            : chosen
        source = SectionOption(
            "source",
            placeholder: "SOURCE",
            summary: "where the facts come from",
            choices: sources.map(\.about.id)
        ).picked(by: OptionPicker(key: "S", title: "Source"))
        baseURL = ConnectionOptions.baseURL(of: sources)
        let report =
            [
                format.description, Self.output.description, Self.contents.description,
                Self.byteOrderMark.description, source.description,
                Self.timezone.description, Self.width.description, Self.color.description,
                Self.theme.description,
                Self.hyperlinks.description, Self.ascii.description, Self.noPager.description,
                Self.images.description, Self.open.description,
            ] + personalOptions + [Self.watch.description, Self.notify.description]
            + alertOptions
        let network = [
            (
                title: "Network options:",
                options: [baseURL.description]
                    + ConnectionOptions.descriptions(hasCache: sources.haveCache)
            )
        ]
        groups =
            [("Options of every report:", report + (readsInput ? [Self.input.description] : []))]
            + (sources.askServers ? network : [])
    }
}
