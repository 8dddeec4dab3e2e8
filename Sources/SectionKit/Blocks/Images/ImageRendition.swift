package import SectionEssentials

/// How a picture that is not on the web is shown in one format, which the program finds out before
/// a surface writes it: surfaces read no files and run no programs.
package enum ImageRendition: Equatable, Sendable {
    /// Its bytes, which a page contains.
    case embedded(Data, ImageHeader)

    /// A copy beside the report, by its relative reference (RFC 3986, section 4.2).
    case copied(String)

    /// The lines of a drawing for a terminal, with colours.
    case drawn([String])

    /// It is not shown, for a reason that is a sentence.
    case refused(String)
}

extension Image {
    /// The lines of text below or instead of the picture: its text alternative, its attribution,
    /// and why it is not shown.
    var caption: [InlineText] {
        if let link { return [InlineText([.link(link, text: alternative)])] + captionBelow }
        let file = isShown || fileName == alternative ? nil : fileName.map { " (\($0))" }
        // The title was said if it is the text alternative.
        return [InlineText(alternative + (file ?? ""))] + below(attribution?.after(alternative))
    }

    /// The lines of text below the picture or its text alternative: its note, its attribution, and why
    /// it is not shown.
    var captionBelow: [InlineText] { below(attribution?.caption) }

    private func below(_ credit: InlineText?) -> [InlineText] {
        [note.map { InlineText($0) }, credit, refusal.map { InlineText($0) }].compactMap(\.self)
    }

    /// Why the picture is not shown; nil if it is, or if nothing was tried.
    var refusal: String? {
        if case .refused(let reason)? = rendition { reason } else { nil }
    }

    /// Whether the picture itself is shown, and not only its text alternative.
    var isShown: Bool {
        switch rendition {
        case .embedded, .copied, .drawn: true
        case .refused, nil: link != nil
        }
    }
}

extension Report {
    /// The report with the pictures that are not on the web in the form that `show` returns, in the
    /// order of the report; nil to name one, as in tables.
    package func showingImages<Failure: Error>(
        _ show: (Image) throws(Failure) -> ImageRendition?
    ) throws(Failure) -> Report {
        var sections: [SectionSnapshot] = []
        for section in self.sections { sections.append(try section.showingImages(show)) }
        return Report(
            title: title, source: source, generatedAt: generatedAt, sections: sections,
            warnings: warnings, remarks: remarks)
    }

    /// Returns the report with more warnings and remarks.
    package func adding(warnings more: [String], remarks: [String]) -> Report {
        Report(
            title: title, source: source, generatedAt: generatedAt, sections: sections,
            warnings: warnings + more, remarks: self.remarks + remarks)
    }
}

extension SectionSnapshot {
    /// The section with the pictures that are not on the web in the form that `show` returns;
    /// nil to name one.
    package func showingImages<Failure: Error>(
        _ show: (Image) throws(Failure) -> ImageRendition?
    ) throws(Failure) -> SectionSnapshot {
        guard blocks.contains(where: \.holdsLocalImages) else { return self }
        var shown: [Block] = []
        for block in blocks {
            switch block {
            case .image(let image): shown.append(.image(try image.shown(by: show)))
            case .facts(let facts):
                var values: [Fact] = []
                for fact in facts {
                    guard case .image(let image) = fact.value else {
                        values.append(fact)
                        continue
                    }
                    values.append(fact.with(value: .image(try image.shown(by: show))))
                }
                shown.append(.facts(values))
            default: shown.append(block)
            }
        }
        return showing(shown)
    }
}

extension Image {
    fileprivate func shown<Failure: Error>(
        by show: (Image) throws(Failure) -> ImageRendition?
    ) throws(Failure) -> Image {
        guard link == nil, let rendition = try show(self) else { return self }
        return shown(as: rendition)
    }
}

extension Block {
    /// Whether it shows pictures that are not on the web.
    fileprivate var holdsLocalImages: Bool {
        switch self {
        case .image(let image): image.link == nil
        case .facts(let facts):
            facts.contains { fact in
                if case .image(let image) = fact.value { image.link == nil } else { false }
            }
        default: false
        }
    }
}
