import SectionEssentials

/// A style sheet or a script that a page contains, which the page's policy allows by its hash.
///
/// They are the files in `Web`, which Scripts/make-web-files writes into WebFile+Files.swift: `page.css` for
/// every page, with the colours and sizes of ``HTMLVariables``; `tables.js`, which searches long
/// tables; and the styles and scripts of galleries, line charts and maps, for pages that have them.
///
/// They avoid the characters `<` and `&`, which HTML and XML read in different ways. Scripts read the
/// drawings of a page, the only copy of the data, and never write markup, so that text stays text.
/// Styles load nothing from other servers and have no animations, so that they need no rules for
/// reduced motion.
package struct WebFile: Equatable, Sendable {
    /// The text of the element.
    package let text: String

    /// The SHA-256 of the text in Base64.
    package let hash: String

    /// Takes a text with its hash, which Scripts/make-web-files computes.
    package init(_ text: String, hash: String) {
        self.text = text
        self.hash = hash
    }

    /// Takes a text and computes its hash.
    package init(_ text: String) {
        self.init(text, hash: SHA256.digest(of: text.utf8).base64EncodedString())
    }
}
