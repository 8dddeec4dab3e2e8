import SectionKit

/// Photos as a person gives them, and as a form shows them: names of kept photos, and paths of files.
package struct PhotoTexts: LosslessStringConvertible, Equatable, Sendable {
    package let texts: [String]

    package init(_ texts: [String]) {
        self.texts = texts
    }

    /// Reads texts between commas; nil if one is empty.
    package init?(_ text: String) {
        texts = text.split(separator: ",", omittingEmptySubsequences: false).map(\.trimmed)
        if texts.contains("") { return nil }
    }

    package var description: String { texts.joined(separator: ",") }
}
