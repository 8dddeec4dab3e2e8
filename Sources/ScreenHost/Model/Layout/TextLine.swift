import SectionKit

/// A line of text as a surface has formatted it, with its link.
struct TextLine: Equatable {
    let text: String
    var link: WebLink?
}
