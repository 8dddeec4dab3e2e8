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

/// A link to an action on a row.
package typealias HTMLAction = (title: String, address: String)

extension HTMLSurface {
    /// The style sheets of every page.
    package var pageStyles: [WebFile] { [WebFile(variables.text), .pageCSS] }

    /// The schemes of colours that a page has, for its `meta` element.
    package var schemes: String { variables.schemes }

    /// Markup that sections refer to, at the start of a page.
    package var pageStart: String { HTMLChart.patterns }

    /// Returns a section as a part of a page.
    ///
    /// - Parameters:
    ///   - details: returns the address of the page about a row, of the command and the identity of the
    ///     row; nil for none.
    ///   - actions: returns the title and the address of an action on a row; nil for none.
    package func fragment(
        of section: SectionSnapshot,
        details: @escaping @Sendable (_ command: String, _ identity: String) -> String?,
        actions: @escaping @Sendable (_ command: String, _ identity: String) -> HTMLAction? = {
            _, _ in nil
        }
    ) -> HTMLFragment {
        var surface = self
        surface.cells.details = details
        surface.cells.actions = actions
        let needs = HTMLNeeds([section], cells: surface.cells, variables: variables)
        var surveys = needs.surveys[...]
        var html = ""
        surface.write(section, &surveys, to: &html)
        return HTMLFragment(
            html: html, styles: Array(needs.styles.dropFirst(pageStyles.count)),
            scripts: needs.scripts)
    }

    /// Returns a notice as a part of a page.
    package static func notice(_ level: Notice.Level, _ text: String) -> String {
        HTMLBlocks.notice(level, text.html)
    }

    /// A time as a part of a page.
    package func time(_ date: Date) -> String {
        cells.fact(.date(PreciseDate(date, precision: .hour)))
    }
}

extension Report {
    /// The line about the source at the end of a page; nil if each section names its own.
    package var closingLine: String? { closingSource?.line }
}
