import SectionKit
import WebServer

/// What an address shows.
struct PageAddress: Sendable {
    /// The sections of a page.
    enum Subject: Equatable, Sendable {
        /// A tab, by its index.
        case tab(Int)

        /// A section, with the words for its operand; see ``WebProgram/operand(_:of:)``.
        case section(CommandDescription, operand: String?)
    }

    let subject: Subject

    /// The format that is asked for with an ending; nil for a page.
    let format: WebFormat?

    /// Finds what a path shows; nil for nothing.
    ///
    /// - `/`: the tab that is shown at first;
    /// - `/tabs/NAME`: a tab, in a folder of its own, because tabs and sections may share names;
    /// - `/SECTION` and `/SECTION/OPERAND`;
    /// - the same with the ending of a format.
    init?(_ path: [String], in program: WebProgram) {
        var path = path
        let last = path.last ?? ""
        let found = program.formats.lazy.compactMap { format in
            format.endings.first { last.hasSuffix($0) && last != $0 }.map { (format, $0) }
        }.first
        format = found?.0
        if let ending = found?.1 { path[path.count - 1] = String(last.dropLast(ending.count)) }
        guard path.allSatisfy({ !["", ".", ".."].contains($0) }), path.count <= 2 else {
            return nil
        }
        if path.isEmpty {
            subject = .tab(program.openedTab)
        } else if path.count == 2, path[0] == Self.tabs {
            guard let tab = program.tabs.firstIndex(where: { $0.name == path[1] }) else {
                return nil
            }
            subject = .tab(tab)
        } else {
            guard let section = program.section(path[0]) else { return nil }
            let operand = path.dropFirst().first
            if let operand, program.operand(operand, of: section) == nil { return nil }
            subject = .section(section, operand: operand)
        }
    }

    /// The folder of the tabs.
    static let tabs = "tabs"

    /// The path of a tab.
    static func path(of tab: ScreenTab) -> String { RequestTarget.text(path: [tabs, tab.name]) }

    /// The parts of the path of the page, without the ending of a format.
    func path(in program: WebProgram) -> [String] {
        switch subject {
        case .tab(let index): [Self.tabs, program.tabs[index].name]
        case .section(let section, let operand): [section.name] + (operand.map { [$0] } ?? [])
        }
    }

    /// The index of the tab that it belongs to; nil for none.
    func tab(in program: WebProgram) -> Int? {
        switch subject {
        case .tab(let index): index
        case .section(let section, _):
            program.tabs.firstIndex { $0.sections.contains(section.name) }
        }
    }
}
