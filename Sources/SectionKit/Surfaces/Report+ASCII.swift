/// Converts a report to ASCII.
///
/// Text is converted before a surface escapes or measures it, because the conversion can produce
/// markup and change the width.
extension Report {
    /// The report with all text converted to ASCII.
    var spelledInASCII: Report {
        Report(
            title: title.asciiOnly,
            source: source.spelledInASCII,
            generatedAt: generatedAt,
            sections: sections.map(\.spelledInASCII),
            warnings: warnings.map(\.asciiOnly),
            remarks: remarks
        )
    }
}

extension Report.Source {
    /// The source with its text converted to ASCII.
    fileprivate var spelledInASCII: Report.Source {
        Report.Source(
            id: id.asciiOnly, summary: summary.asciiOnly, notice: notice.asciiOnly)
    }
}

extension SectionSnapshot {
    fileprivate var spelledInASCII: SectionSnapshot {
        SectionSnapshot(
            id: id.asciiOnly,
            title: title.asciiOnly,
            source: source?.spelledInASCII,
            state: state.mapTexts { $0.asciiOnly },
            warnings: warnings.map(\.asciiOnly),
            part: part,
            observedAt: observedAt,
            refreshError: refreshError?.mapTexts { $0.asciiOnly },
            refreshInterval: refreshInterval
        )
    }
}
