/// A way to write a report: snapshots in, text out, without reading or writing anything else.
public protocol Surface: Sendable {
    /// The whole report as text that ends with a newline.
    ///
    /// - Throws: ``SurfaceError`` when the format cannot hold such a report.
    func text(of report: Report) throws(SurfaceError) -> String

    /// What the maker of the report should know of its text, such as what the format left out.
    func notes(on report: Report) -> [String]
}

extension Surface {
    /// No notes.
    public func notes(on report: Report) -> [String] {
        []
    }
}
