/// What is written where nothing but ASCII may be.
///
/// Text is spelled before a surface escapes or measures it: spelling can make markup, and more
/// columns, of what was neither.
extension Report {
    /// The report with every text spelled in ASCII.
    var spelledInASCII: Report {
        Report(
            title: title.asciiOnly,
            source: source.spelledInASCII,
            generatedAt: generatedAt,
            sections: sections.map(\.spelledInASCII),
            warnings: warnings.map(\.asciiOnly)
        )
    }
}

extension Report.Source {
    /// The source with its text spelled in ASCII.
    fileprivate var spelledInASCII: Report.Source {
        Report.Source(id: id.asciiOnly, summary: summary.asciiOnly)
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
