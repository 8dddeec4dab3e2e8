/// Writes a report as text in one format, without any other input or output.
///
/// ```swift
/// struct TitlesSurface: Surface {
///     func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
///         for section in report.sections { try sink.write("\(section.title)\n") }
///     }
/// }
/// ```
///
/// A surface checks the shape of a report before the sections load, so that nothing is loaded in
/// vain. Then it writes each piece of the text as soon as it is complete.
public protocol Surface: Sendable {
    /// Checks whether the format can hold a report of a shape.
    ///
    /// Called before sections load, with the shapes that they declare, and again before the report
    /// is written, with its shape.
    ///
    /// - Throws: ``SurfaceError`` if no report of this shape can be written.
    func check(_ shape: ReportShape) throws(SurfaceError)

    /// Writes a report that ``check(_:)`` accepts, as text that ends with a newline.
    ///
    /// Of a report that is rejected, only the part is written that the format can hold.
    ///
    /// - Throws: the error of the sink.
    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure)

    /// Notes about the text of a report, such as what the format left out.
    func notes(on report: Report) -> [String]

    /// Whether a reader of the text sees which sections failed; usually true.
    ///
    /// Without that, an update with `--watch` that failed in part does not replace the one before.
    var namesFailures: Bool { get }

    /// A surface for the first report of a stream, such as a pipe, or for a later one; nil if the
    /// format cannot hold several reports.
    func streamed(isFirst: Bool) -> (any Surface)?
}

extension Surface {
    /// Accepts every shape.
    public func check(_ shape: ReportShape) throws(SurfaceError) {}

    /// Returns no notes.
    public func notes(on report: Report) -> [String] {
        []
    }

    /// True: a section that failed says so.
    public var namesFailures: Bool { true }

    /// Returns nil: a text has one report.
    public func streamed(isFirst: Bool) -> (any Surface)? {
        nil
    }

    /// Returns the whole report as text.
    ///
    /// - Throws: ``SurfaceError`` if the format cannot hold the report.
    public func text(of report: Report) throws(SurfaceError) -> String {
        try check(ReportShape(of: report))
        var text = ""
        write(report, to: &text)
        return text
    }
}
