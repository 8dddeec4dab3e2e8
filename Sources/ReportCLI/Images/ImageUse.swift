/// What a format does with pictures that are not on the web.
enum ImageUse: Sendable {
    /// It names them.
    case named

    /// It shows them as text with colours.
    case drawn

    /// It contains them.
    case embedded

    /// It refers to copies of them in a folder beside the report.
    case copied
}
