import SectionKit

/// The options that every report has, whatever its sections.
struct ReportOptions: Sendable {
    /// When something is used: where it can be, or in any case.
    enum When: String, CaseIterable, Sendable {
        case auto, always, never
    }

    static let output = SectionOption(
        "output",
        letter: "o",
        placeholder: "FILE",
        summary: "write to a file, in the format its name tells",
        accepts: "the name of a file",
        example: "report.md",
        suggestions: .files
    ) { $0.isEmpty ? nil : $0 }
    static let color = SectionOption<When>(
        "color", placeholder: "WHEN", summary: "when to use colours", default: .auto)
    static let width = SectionOption<Int>(
        "width",
        placeholder: "COLUMNS",
        summary: "columns to write for, 40 or more",
        minimum: TerminalStyle.minimumWidth
    )
    static let hyperlinks = SectionOption<When>(
        "hyperlinks",
        placeholder: "WHEN",
        summary: "when words may be links that the terminal opens",
        default: .auto
    )
    static let ascii = SectionOption<Bool>("ascii", summary: "write nothing but ASCII")
    static let noPager = SectionOption<Bool>(
        "no-pager", summary: "show it whole, however tall the terminal is")
    static let noImages = SectionOption<Bool>(
        "no-images", summary: "in HTML, links to pictures instead of the pictures")
    static let open = SectionOption<Bool>(
        "open", summary: "show the report in the browser, as HTML")
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
        summary: "take the facts from an answer saved in a file",
        accepts: "the name of a file, or - for standard input",
        example: "answer.json",
        suggestions: .files
    ) { $0.isEmpty ? nil : $0 }

    static let watch = SectionOption<WatchPace>(
        "watch",
        placeholder: "[SECONDS]",
        summary: "make the report again and again, as often as its facts change or every SECONDS",
        accepts: "a whole number of seconds, 1 or more",
        example: "10",
        parse: WatchPace.init
    ).withOptionalValue
    static let notify = SectionOption<Bool>(
        "notify", summary: "with --watch, tell of what changes with notify-send or the bell")

    /// Those that have a report made again and again, which a screen and an action do not need.
    static let watchOptions = [watch.description, notify.description]

    /// Those that say where a report is written and how it is to fit there, which a screen does not.
    var writingOptions: [OptionDescription] {
        [
            format.description, Self.output.description, Self.width.description,
            Self.noPager.description, Self.open.description,
        ] + Self.watchOptions
    }

    /// The formats that reports can be written in.
    let formats: ReportFormats

    /// The option that chooses between them.
    let format: SectionOption<ReportFormat>

    /// The option that chooses between the sources of a program.
    let source: SectionOption<String>

    /// The option that names other addresses of servers.
    let baseURL: SectionOption<BaseAddresses>

    /// The option of a whole report that picks and orders its sections.
    let sections: SectionOption<[String]>

    /// All of them by what they are about, in the order help lists them.
    let groups: [(title: String, options: [OptionDescription])]

    /// All of them.
    var descriptions: [OptionDescription] { groups.flatMap(\.options) }

    init(
        sources: [ProgramSource],
        sections: [String],
        formats: ReportFormats = ReportFormats(),
        readsInput: Bool
    ) {
        self.formats = formats
        format = formats.option
        self.sections = SectionOption(
            "sections",
            placeholder: "NAMES",
            summary: "only these sections, in this order",
            anyOf: sections
        )
        source = SectionOption(
            "source",
            placeholder: "SOURCE",
            summary: "where the facts are from",
            choices: sources.map(\.about.id)
        ).picked(by: OptionPicker(key: "S", title: "Source"))
        baseURL = ConnectionOptions.baseURL(of: sources)
        let report =
            [
                format.description, Self.output.description, source.description,
                Self.timezone.description, Self.width.description, Self.color.description,
                Self.hyperlinks.description, Self.ascii.description, Self.noPager.description,
                Self.noImages.description, Self.open.description,
            ] + Self.watchOptions
        let network = [
            (
                title: "Options of sources on the network:",
                options: [baseURL.description]
                    + ConnectionOptions.descriptions(hasCache: sources.haveCache)
            )
        ]
        groups =
            [("Options of every report:", report + (readsInput ? [Self.input.description] : []))]
            + (sources.askServers ? network : [])
    }
}
