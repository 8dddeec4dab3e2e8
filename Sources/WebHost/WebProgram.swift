package import SectionEssentials
package import SectionKit
import WebServer

/// What the pages show of a program, and how.
package struct WebProgram: Sendable {
    /// The program, and how its source is opened.
    let hosted: HostedProgram

    /// The values that apply unless an address has others.
    let values: CommandValues

    /// The tabs, of which there is at least one.
    let tabs: [ScreenTab]

    /// The index of the tab that is shown at first.
    let openedTab: Int

    let surface: HTMLSurface
    let formats: [WebFormat]

    /// Whether other formats have private values too.
    let isPersonal: Bool

    /// The actions that a person can call on pages: those that have a key on a screen, and whose operand
    /// is no file of this machine; none if pages are only for reading.
    let actions: [CommandDescription]

    /// The rows that its sections have listed, which may be files of this machine.
    let listed = ListedRows()

    /// The files that browsers have sent.
    let uploads: Uploads

    let clock: @Sendable () -> Date

    /// What a reverse proxy has before the addresses of all pages, such as `/flights`; empty for nothing.
    private(set) var prefix = ""

    /// The sections of the pages: where pages change nothing, none that changes something as it loads.
    private let sections: [CommandDescription]

    /// Whether pages change nothing.
    let isReadOnly: Bool

    /// Adds the pictures to a report that a page shows.
    let withPictures: @Sendable (Report) async -> Report

    /// Creates what the pages show.
    ///
    /// - Parameters:
    ///   - hosted: the program, and how its source is opened.
    ///   - chosen: the sections to show, instead of the program's tabs.
    ///   - opened: the section whose tab is shown at first; the first tab by default.
    ///   - values: the values that apply unless an address has others.
    ///   - surface: writes the sections.
    ///   - formats: the other formats.
    ///   - isPersonal: whether other formats have private values too.
    ///   - isReadOnly: whether pages change nothing.
    ///   - uploads: takes the files that browsers send.
    ///   - clock: the time.
    ///   - withPictures: adds the pictures to a report that a page shows.
    package init(
        _ hosted: HostedProgram, showing chosen: [String]? = nil, opened: String? = nil,
        values: CommandValues,
        surface: HTMLSurface, formats: [WebFormat], isPersonal: Bool = false,
        isReadOnly: Bool = false, uploads: Uploads = Uploads(in: nil),
        clock: @escaping @Sendable () -> Date,
        withPictures: @escaping @Sendable (Report) async -> Report = { $0 }
    ) {
        self.hosted = hosted
        self.values = values
        let sections = hosted.description.sections.filter { !isReadOnly || !$0.makesChanges }
        self.sections = sections
        tabs = hosted.tabs(showing: chosen).map { tab in
            ScreenTab(
                tab.title,
                sections: tab.sections.filter { name in sections.contains { $0.name == name } })
        }
        openedTab = tabs.firstIndex { $0.sections.contains { $0 == opened } } ?? 0
        self.surface = surface
        self.formats = formats
        self.isPersonal = isPersonal
        self.isReadOnly = isReadOnly
        actions =
            isReadOnly ? [] : hosted.description.actions.filter(\.isOnPages)
        self.uploads = uploads
        self.clock = clock
        self.withPictures = withPictures
    }

    /// What the program says of itself.
    var description: ProgramDescription { hosted.description }

    /// Returns the program with its pages under a prefix.
    func under(_ prefix: String) -> WebProgram {
        var program = self
        program.prefix = prefix
        return program
    }

    /// Returns an address of this server as a browser asks for it.
    func link(_ address: String) -> String { prefix + address }

    /// The target of a page on this server, by its address in a browser; nil if it is of another one.
    func target(ofPage address: String) -> RequestTarget? {
        // A browser writes what is no plain character in another way; events have it in a line.
        guard address.hasPrefix(prefix), address.utf8.allSatisfy({ $0 > 0x20 }) else { return nil }
        let rest = address.dropFirst(prefix.count)
        // The page of the prefix itself may be shown without a slash.
        return RequestTarget(rest.isEmpty || rest.hasPrefix("?") ? "/\(rest)" : String(rest))
    }

    /// The options of a section that a person can set on its page, without its operand: where pages change
    /// nothing, none that keeps or sends something.
    func options(of section: CommandDescription) -> [OptionDescription] {
        section.options.filter { option in
            !option.isOperand && option.isOffered && !(isReadOnly && option.defaultRefusal != nil)
        }
    }

    /// The command of a section; nil if there is none.
    func section(_ name: String) -> CommandDescription? {
        sections.first { $0.name == name }
    }
}

extension CommandDescription {
    /// Whether an action can be called on pages.
    fileprivate var isOnPages: Bool {
        guard key != nil || options.contains(where: \.isOfDevice) else { return false }
        guard case .rows = place else { return operand?.isAsked != false }
        let asked = asked(knowingOperand: true)
        return asked.isEmpty || asked.contains(where: \.isAsked)
    }
}

extension OptionDescription {
    /// Whether the form of an action asks for it; a browser sends the files that it names.
    var isAsked: Bool { isOffered || isUpload }

    /// Whether its value is where the device is that shows a page.
    var isOfDevice: Bool { if case .positions = suggestions { true } else { false } }

    /// Whether its value is a file, or several, that a browser can send.
    var isUpload: Bool {
        guard case .files(let kind, let use) = suggestions else { return false }
        return kind != .folder && use != .ownUse
    }

    /// Whether a browser can send several files for it.
    var takesFiles: Bool { isList || takesSeveral }

    /// What is between the files of its value.
    var fileSeparator: String { isList ? "," : wordSeparator }

    /// Whether a person can set it on a page: files and commands of this machine are not named from a
    /// browser, which may be on another one.
    var isOffered: Bool {
        if case .files = suggestions { return false }
        let isOfMachine = ["FILE", "FOLDER", "COMMAND"].contains { placeholder.contains($0) }
        return !isOfMachine && !takesSeveral
    }
}
