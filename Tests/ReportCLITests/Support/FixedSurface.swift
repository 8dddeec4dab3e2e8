import FeatureTesting
import SectionKit

/// Writes the same text for every report.
struct FixedSurface: Surface {
    let text: String

    func write<Sink: TextSink>(_ report: Report, to sink: inout Sink) throws(Sink.Failure) {
        try sink.write(text)
    }
}

extension Report {
    /// A report without sections.
    static let empty = Report(
        title: "Tea room", source: Source(id: "kitchen", summary: "The kitchen."),
        generatedAt: GoldenFormat.now, sections: [])
}
