/// A way to write a report: snapshots in, text out, without reading or writing anything else.
public protocol Surface: Sendable {
    /// The whole report as text that ends with a newline.
    func text(of report: Report) -> String
}
