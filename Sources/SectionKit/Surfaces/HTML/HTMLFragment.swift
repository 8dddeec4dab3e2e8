package import SectionEssentials

/// A section as a part of a page that a host makes, with the files that the page needs for it.
package struct HTMLFragment: Sendable {
    /// The markup: an element `section`.
    package let html: String

    /// The style sheets, beside those of every page.
    package let styles: [WebFile]

    /// The scripts, which read the whole page and so come after all sections.
    package let scripts: [WebFile]
}

/// A link to an action on rows: what its button says, the sentence that appears when it is pointed at, and its
/// address on the row of an identity.
package typealias HTMLAction = (
    title: String, summary: String, address: @Sendable (_ operand: String) -> String
)

/// How a form searches the rows of a long table: where it is sent, the name of its field, and what else it
/// sends, so that it keeps the rest of the address.
package typealias HTMLSearch = (
    address: String, name: String, kept: [(name: String, value: String)]
)

/// The addresses of the pages that a host has beside the one with a section.
package struct HTMLLinks: Sendable {
    /// Returns what makes the address of the page about a row of its identity, for a command of a table;
    /// nil if its rows have no pages.
    let details: @Sendable (_ command: String) -> (@Sendable (_ identity: String) -> String)?

    /// Returns the link to an action on rows, for a command of a table; nil for none.
    let actions: @Sendable (_ command: String) -> HTMLAction?

    /// What a person has chosen to see of the tables.
    let choices: [TableChoice]

    /// Returns the address of this page with another choice of a table.
    let chosen: @Sendable (TableChoice) -> String

    /// Returns how a form chooses rows of a table: see ``HTMLSearch``.
    let search: @Sendable (_ table: String) -> HTMLSearch

    /// Returns the name under which an address has the order of a table.
    let orderName: @Sendable (_ table: String) -> String

    /// Returns the address of this page with all rows of a table of which it has the first; nil for none.
    let whole: @Sendable (Table) -> String?

    /// Creates the addresses.
    package init(
        details: @escaping @Sendable (_ command: String) -> (@Sendable (String) -> String)?,
        actions: @escaping @Sendable (_ command: String) -> HTMLAction? = { _ in nil },
        choices: [TableChoice], chosen: @escaping @Sendable (TableChoice) -> String,
        search: @escaping @Sendable (_ table: String) -> HTMLSearch,
        orderName: @escaping @Sendable (_ table: String) -> String,
        whole: @escaping @Sendable (Table) -> String? = { _ in nil }
    ) {
        (self.details, self.actions) = (details, actions)
        (self.choices, self.chosen) = (choices, chosen)
        (self.search, self.orderName, self.whole) = (search, orderName, whole)
    }

    /// What a person has chosen to see of a table.
    func choice(of table: String) -> TableChoice {
        choices.first { $0.table == table } ?? TableChoice(of: table)
    }

    /// Returns what makes the address of the page about a row of a table; nil if its rows have no pages.
    func details(of table: Table) -> (@Sendable (_ identity: String) -> String)? {
        table.commands.lazy.compactMap(details).first
    }
}

extension HTMLSurface {
    /// The style sheets of every page.
    package var pageStyles: [WebFile] { [WebFile(variables.text), .pageCSS] }

    /// The schemes of colours that a page has, for its `meta` element.
    package var schemes: String { variables.schemes }

    /// The colours behind a page, each with the scheme that it is for, or without one if it is the only
    /// one.
    package var pageColors: [(color: String, scheme: String?)] {
        switch variables.scheme {
        case .auto: [(ColorToken.page.lightCSS, "light"), (ColorToken.page.darkCSS, "dark")]
        case .light: [(ColorToken.page.lightCSS, nil)]
        case .dark: [(ColorToken.page.darkCSS, nil)]
        }
    }

    /// Markup that sections refer to, at the start of a page.
    package var pageStart: String { HTMLChart.patterns }

    /// Returns a section as a part of a page: of its tables, the rows that a person has chosen, and of long
    /// ones a page.
    ///
    /// - Parameters:
    ///   - isAlone: whether it is the only section of the page, whose title says what it is.
    ///   - controls: the markup of what a person can do with it, which follows its title.
    ///   - links: the addresses of the pages that the host has beside this one; nil if there are none.
    package func fragment(
        of section: SectionSnapshot, isAlone: Bool = false, controls: String = "",
        links: HTMLLinks? = nil
    ) -> HTMLFragment {
        var surface = self
        surface.cells.links = links
        let section = links.map { section.showing($0.choices, cells.formatter) } ?? section
        let needs = HTMLNeeds([section], cells: surface.cells, variables: variables)
        var columns = needs.columns[...]
        var html = ""
        surface.write(section, isAlone: isAlone, controls: controls, &columns, to: &html)
        return HTMLFragment(
            html: html, styles: Array(needs.styles.dropFirst(pageStyles.count)),
            scripts: needs.scripts)
    }

    /// Returns a notice as a part of a page.
    package static func notice(_ level: Notice.Level, _ text: String) -> String {
        HTMLBlocks.notice(level, text.html)
    }

    /// What the head of a page with these sections says.
    package func head(of report: Report) -> HTMLHead { HTMLHead(report, cells.formatter) }

    /// A time as a part of a page.
    package func time(_ date: Date) -> String {
        cells.fact(.date(PreciseDate(date, precision: .hour)))
    }
}

extension Report {
    /// The line about the source at the end of a page; nil if each section names its own.
    package var closingLine: String? { closingSource?.line }
}
