/// A section whose source could not be opened again, so that it keeps its content and says why.
package struct UnopenedSection: Section {
    package let id: String
    package let title: String
    private let reason: String

    /// Creates the section in place of another one.
    ///
    /// - Parameters:
    ///   - snapshot: what the other one shows.
    ///   - reason: why the source could not be opened, as a sentence.
    package init(of snapshot: SectionSnapshot, because reason: String) {
        (id, title, self.reason) = (snapshot.id, snapshot.title, reason)
    }

    package func load(into output: some SectionOutput<Void>) async {
        await output.show(
            .error(
                SectionError(
                    message: reason.withCapital, recovery: "The next update tries again.")))
    }

    package func body(for content: Void) -> [Block] { [] }
}
