public import RecordStore
public import SectionKit

/// Undoes the last change of stores; run again, the one before it.
struct UndoAction: Action {
    let id: String
    let title = "Undo the last change"
    let shape = ContentShape(facts: 1...1)
    let stores: [UndoableStore]

    func plan(into output: some SectionOutput<ActionPlan>) async {
        let plan = output.showing { (undone: UndonePlan) in
            ActionPlan(undone.summary, changes: [undone.facts])
        }
        await SectionReply("The last change", "undone", to: plan)
            .report { () throws(StoreError) in try await stores.changeToUndo() }
    }

    func load(into output: some SectionOutput<UndonePlan>) async {
        await output.show(.loading)
        await SectionReply("The last change", "undone", to: output)
            .report { () throws(StoreError) in
                let undone = try await stores.changeToUndo()
                for part in undone.parts { try await part.store.undo() }
                return undone
            }
    }

    func body(for undone: UndonePlan) -> [Block] {
        [
            .paragraph(InlineText(undone.sentence)),
            .facts([Fact("change", "Undone", .text(undone.change.summary))]),
        ]
    }
}

extension ActionRecipe {
    /// Creates the recipe of the action that undoes the last change of a store; see
    /// ``undo(_:_:key:changes:stores:)``.
    ///
    /// ```swift
    /// static let undo = ActionRecipe<any ShelfInput>.undo { shelf in shelf.store }
    /// ```
    public static func undo<Record: StoredRecord>(
        _ name: String = "undo",
        _ summary: String = "undo the last change",
        key: Character = "u",
        changes: [String]? = nil,
        store:
            @escaping @Sendable (Dependencies) throws(UsageError) -> any RecordStoreInput<Record>
    ) -> ActionRecipe {
        undo(name, summary, key: key, changes: changes) { dependencies throws(UsageError) in
            [UndoableStore(try store(dependencies))]
        }
    }

    /// Creates the recipe of the action that undoes the last change of a program, in whichever of
    /// its stores it was.
    ///
    /// If an action changes several stores, it says the same of each change, and all are undone.
    ///
    /// The last change may be one of many records, such as an import, and nothing repeats it, so a
    /// person confirms it in `browse`; who types the command means it.
    ///
    /// - Parameters:
    ///   - name: the name of the command.
    ///   - summary: starts with a verb.
    ///   - key: the key of the action in `browse`.
    ///   - changes: the names of the sections that show the records; nil for all sections.
    ///   - stores: returns the stores.
    public static func undo(
        _ name: String = "undo",
        _ summary: String = "undo the last change",
        key: Character = "u",
        changes: [String]? = nil,
        stores: @escaping @Sendable (Dependencies) throws(UsageError) -> [UndoableStore]
    ) -> ActionRecipe {
        ActionRecipe(
            name: name, summary: summary, key: key, confirmation: .byKey, changes: changes
        ) { dependencies, _ throws(UsageError) in
            UndoAction(id: name, stores: try stores(dependencies))
        }
    }
}
