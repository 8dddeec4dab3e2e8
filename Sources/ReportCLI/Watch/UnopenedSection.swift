import SectionKit

/// A section whose source could not be opened again, so that it keeps its content and says why.
private struct UnopenedSection: Section {
    let id: String
    let title: String
    let error: UsageError

    func load(into output: some SectionOutput<Void>) async {
        await output.show(
            .error(
                SectionError(
                    message: error.message.withCapital,
                    recovery: "The next update tries again.")))
    }

    func body(for content: Void) -> [Block] { [] }
}

extension ReportRun.OpenedSections {
    /// Returns the sections of some snapshots, which fail because the source cannot be opened.
    func failing(
        _ snapshots: [SectionSnapshot],
        because error: UsageError
    ) -> ReportRun.OpenedSections {
        ReportRun.OpenedSections(
            origin: origin,
            sections: snapshots.map {
                UnopenedSection(id: $0.id, title: $0.title, error: error)
            },
            minimumInterval: minimumInterval)
    }
}
