import SectionKit

/// Writes reports for others: without private values.
struct PublicSurface: Surface {
    let surface: any Surface

    /// Whether the command takes `--personal`, which writes them.
    let takesPersonal: Bool

    func check(_ shape: ReportShape) throws(SurfaceError) {
        try surface.check(shape)
    }

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        try surface.write(report.withoutPrivateValues, to: &sink)
    }

    /// The notes of the format, and what was left out.
    func notes(on report: Report) -> [String] {
        let names = report.privateValues
        let option = ReportOptions.personal.description.name
        let note =
            "private values are left out: \(names.separated(by: ", "))"
            + (takesPersonal ? "; add --\(option) to include them." : ".")
        return surface.notes(on: report.withoutPrivateValues) + (names.isEmpty ? [] : [note])
    }

    var namesFailures: Bool { surface.namesFailures }

    func streamed(isFirst: Bool) -> (any Surface)? {
        surface.streamed(isFirst: isFirst).map {
            PublicSurface(surface: $0, takesPersonal: takesPersonal)
        }
    }
}
