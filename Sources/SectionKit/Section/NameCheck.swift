/// Finds what tables name and nobody has: a command, or the column of the identity or the date of events.
///
/// A name that is misspelt does nothing, so no person would notice it; a debug build and `RecipeCheck`
/// refuse it.
package struct NameCheck: Sendable {
    private let commands: [String]?

    /// Creates a check with the names of all commands; nil if they are not known, so that any will do.
    package init(commands: [String]?) {
        self.commands = commands
    }

    /// The check of a program, in a debug build; nil in a release build.
    package init?(of program: ProgramDescription) {
        #if DEBUG
            self.init(commands: (program.sections + program.actions).map(\.name))
        #else
            return nil
        #endif
    }

    /// What is named and does not exist, as a sentence; nil if all of it does.
    package func flaw(in blocks: [Block]) -> String? {
        blocks.lazy.compactMap { $0.table.flatMap(flaw) }.first
    }

    /// Returns an update that says what is wrong with its content; the update itself if nothing is.
    func checked(_ update: SectionUpdate) -> SectionUpdate {
        guard case .success(let blocks) = update.snapshot.state, let flaw = flaw(in: blocks) else {
            return update
        }
        let error = SectionError(
            message: flaw, recovery: "Correct the name; only a debug build checks it.")
        let snapshot = update.snapshot
        return SectionUpdate(
            failure: SectionSnapshot(
                id: snapshot.id, title: snapshot.title, source: snapshot.source,
                state: .error(error)))
    }

    private func flaw(in table: Table) -> String? {
        let owner = "The table \(table.key.quoted)"
        if let commands, let name = table.commands.first(where: { !commands.contains($0) }) {
            return Self.sentence(owner, "command", name, among: commands)
        }
        // Several tables may share the other columns of events, such as an outcome. The columns of a
        // table of unknown rows are unknown too.
        let keys = table.columns.compactMap(\.key)
        guard let events = table.events, !table.isUnknown,
            let name = [events.id, events.start].first(where: { !keys.contains($0) })
        else { return nil }
        return Self.sentence(owner, "column", name, among: keys)
    }

    private static func sentence(
        _ owner: String, _ kind: String, _ name: String, among known: [String]
    ) -> String {
        let nearest = name.nearest(in: known).map { " Did you mean \($0.quoted)?" } ?? ""
        return "\(owner) names a \(kind) \(name.quoted) that does not exist.\(nearest)"
    }
}
