public import RecordStore
public import SectionKit

/// Undoes the last change of a store; run again, the one before it.
struct UndoAction<Record: StoredRecord>: Action {
    let id: String
    let title = "Undo the last change"
    let shape = ContentShape(facts: 1...1)
    let store: any RecordStoreInput<Record>

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (change: String) in ActionPlan("undo: \(change)") }
        await SectionReply("The last change", "undone", to: plan)
            .report { () throws(StoreError) in try await store.history().changeToUndo().summary }
    }

    func load(into output: some SectionOutput<String>) async {
        await output.show(.loading)
        await SectionReply("The last change", "undone", to: output)
            .report { () throws(StoreError) in
                let undo = try await store.undo()
                // The undo succeeded even if the change is not found.
                let undone = try? await store.history().first { $0.number == undo.undoes }
                return undone?.summary ?? undo.summary
            }
    }

    func body(for change: String) -> [Block] {
        [
            .paragraph(InlineText("The last change is undone: \(change).")),
            .facts([.machines("change", .text(change))]),
        ]
    }
}

extension [ChangeSummary] {
    /// Returns the change that undoing would undo, from the history of a store.
    fileprivate func changeToUndo() throws(StoreError) -> ChangeSummary {
        guard let last = first(where: { $0.undoes == nil && $0.undoneBy == nil })
        else { throw .nothingToUndo }
        return last
    }
}

extension ActionRecipe {
    /// Creates the recipe of the action that undoes the last change of a store.
    ///
    /// The last change may be one of many records, such as an import, and nothing repeats it, so a
    /// person confirms it in `browse`; who types the command means it.
    ///
    /// ```swift
    /// static let undo = ActionRecipe<any ShelfInput>.undo { shelf in shelf.store }
    /// ```
    ///
    /// - Parameters:
    ///   - name: the name of the command.
    ///   - summary: starts with a verb.
    ///   - key: the key of the action in `browse`.
    ///   - changes: the names of the sections that show the records; nil for all sections.
    ///   - store: returns the store.
    public static func undo<Record: StoredRecord>(
        _ name: String = "undo",
        _ summary: String = "undo the last change",
        key: Character = "u",
        changes: [String]? = nil,
        store:
            @escaping @Sendable (Dependencies) throws(UsageError) -> any RecordStoreInput<Record>
    ) -> ActionRecipe {
        ActionRecipe(
            name: name, summary: summary, key: key, confirmation: .byKey, changes: changes
        ) { dependencies, _ throws(UsageError) in
            UndoAction(id: name, store: try store(dependencies))
        }
    }
}
