import SectionKit

/// A line of text as a surface has set it, and where it leads.
struct TextLine: Equatable {
    let text: String
    var link: WebLink?
}
