import SectionKit
import Synchronization

/// The sections that are being loaded, each in a task of its own beside the keys.
final class Loads: Sendable {
    private let look: Look
    private let tell: @Sendable (BrowseEvent) -> Void
    private let tasks = Mutex<[Int: Task<Void, Never>]>([:])

    init(look: Look, tell: @escaping @Sendable (BrowseEvent) -> Void) {
        self.look = look
        self.tell = tell
    }

    /// Loads a section; the states it comes to are told under the number, or else only what a
    /// column of its table has.
    func start(_ section: any Section, number: Int, counting column: String? = nil) {
        tasks.withLock { tasks in
            tasks[number] = Task { [look, tell] in
                await Self.load(section, number: number, counting: column, look, tell)
                self.tasks.withLock { $0[number] = nil }
                tell(.ended(load: number))
            }
        }
    }

    func cancel(_ number: Int) {
        tasks.withLock { $0[number] }?.cancel()
    }

    func cancelAll() {
        for task in tasks.withLock({ Array($0.values) }) { task.cancel() }
    }

    /// Opens the existential: a section and its output share the section's content type.
    private static func load(
        _ section: some Section,
        number: Int,
        counting column: String?,
        _ look: Look,
        _ tell: @escaping @Sendable (BrowseEvent) -> Void
    ) async {
        await section.load(
            into: Output(section: section, number: number, column: column, look: look, tell: tell))
    }

    /// Takes a section's states and makes them ready to be drawn, off the keys' way.
    private struct Output<S: Section>: SectionOutput {
        let section: S
        let number: Int
        let column: String?
        let look: Look
        let tell: @Sendable (BrowseEvent) -> Void

        func show(_ state: SectionState<S.Content>) async {
            guard !Task.isCancelled else { return }
            let snapshot = SectionSnapshot(section, state)
            if let column { return count(column, in: snapshot) }
            switch snapshot.state {
            case .loading: show(.loading, of: snapshot)
            case .error(let error): show(.failed(error), of: snapshot)
            case .success(let blocks):
                let content = PaneContent(snapshot, blocks: blocks, look: look)
                show(.shown(content), of: snapshot)
                if !content.isIndexed { show(.shown(content.indexed()), of: snapshot) }
            }
        }

        private func count(_ column: String, in snapshot: SectionSnapshot) {
            switch snapshot.state {
            case .loading: break
            case .error(let error): tell(.counted(number: number, .failure(error)))
            case .success(let blocks):
                let choices = [Picker.Choice](column, of: blocks.firstTable)
                tell(.counted(number: number, .success(choices)))
            }
        }

        private func show(_ state: Pane.State, of snapshot: SectionSnapshot) {
            tell(.loaded(number: number, title: snapshot.title, state))
        }
    }
}

extension [Block] {
    fileprivate var firstTable: Table? {
        lazy.compactMap { block in
            if case .table(let table) = block { table } else { nil }
        }.first
    }
}
