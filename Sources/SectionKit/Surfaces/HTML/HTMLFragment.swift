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
    title: String, summary: String, address: @Sendable (_ identity: String) -> String
)

/// The addresses of the pages that a host has beside the one with a section.
package struct HTMLLinks: Sendable {
    /// Returns what makes the address of the page about a row of its identity, for a command of a table;
    /// nil if its rows have no pages.
    let details: @Sendable (_ command: String) -> (@Sendable (_ identity: String) -> String)?

    /// Returns the link to an action on rows, for a command of a table; nil for none.
    let actions: @Sendable (_ command: String) -> HTMLAction?

    /// The orders that tables of the section have.
    let orders: [TableOrder]

    /// Returns the address of this page with another order of a table.
    let sorted: @Sendable (TableOrder) -> String

    /// The name under which an address has the order of a table.
    let orderName: @Sendable (_ table: String) -> String

    /// Creates the addresses.
    package init(
        details: @escaping @Sendable (_ command: String) -> (@Sendable (String) -> String)?,
        actions: @escaping @Sendable (_ command: String) -> HTMLAction? = { _ in nil },
        orders: [TableOrder], sorted: @escaping @Sendable (TableOrder) -> String,
        orderName: @escaping @Sendable (_ table: String) -> String
    ) {
        (self.details, self.actions, self.orders) = (details, actions, orders)
        (self.sorted, self.orderName) = (sorted, orderName)
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

    /// Returns a section as a part of a page.
    ///
    /// - Parameters:
    ///   - isAlone: whether it is the only section of the page, whose title says what it is.
    ///   - links: the addresses of the pages that the host has beside this one; nil if there are none.
    package func fragment(
        of section: SectionSnapshot, isAlone: Bool = false, links: HTMLLinks? = nil
    ) -> HTMLFragment {
        var surface = self
        surface.cells.links = links
        let needs = HTMLNeeds([section], cells: surface.cells, variables: variables)
        var columns = needs.columns[...]
        var html = ""
        surface.write(section, isAlone: isAlone, &columns, to: &html)
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
