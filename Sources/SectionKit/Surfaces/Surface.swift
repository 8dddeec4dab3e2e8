/// A way to write a report: snapshots in, text out, without reading or writing anything else.
///
/// A format says first whether it can hold a report, from no more than the report's shape, so that
/// nothing is loaded in vain. Then it writes, each piece as soon as it is set.
public protocol Surface: Sendable {
    /// Refuses reports of a shape that the format cannot hold.
    ///
    /// It is asked before sections load, with what they declare, and again before their report is
    /// written, with what is there.
    ///
    /// - Throws: ``SurfaceError`` when no report of this shape can be written.
    func check(_ shape: ReportShape) throws(SurfaceError)

    /// Writes a report that ``check(_:)`` accepts, as text that ends with a newline.
    ///
    /// Of a report that it refuses, only as much is written as the format can hold.
    ///
    /// - Throws: what the sink does.
    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure)

    /// What the maker of the report should know of its text, such as what the format left out.
    func notes(on report: Report) -> [String]

    /// What writes report after report into one stream, such as a pipe: the first, or one that
    /// follows another; nil where a text has one report and ends.
    func streamed(isFirst: Bool) -> (any Surface)?
}

extension Surface {
    /// Accepts every shape.
    public func check(_ shape: ReportShape) throws(SurfaceError) {}

    /// No notes.
    public func notes(on report: Report) -> [String] {
        []
    }

    /// Nothing: a text has one report.
    public func streamed(isFirst: Bool) -> (any Surface)? {
        nil
    }

    /// The whole report as text.
    ///
    /// - Throws: ``SurfaceError`` when the format cannot hold such a report.
    public func text(of report: Report) throws(SurfaceError) -> String {
        try check(ReportShape(of: report))
        var text = ""
        write(report, to: &text)
        return text
    }
}
