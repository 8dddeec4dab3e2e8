import SectionKit

/// An action that a person has called, with its option values.
struct ActionCall: Sendable {
    let action: CommandDescription

    /// The row that is the operand; nil if the action was not called on a row.
    let row: TableRow?

    /// The option values, without the row.
    var values = OptionValues()

    /// The options that a form asks for: all except the revision and the row.
    var asked: [OptionDescription] { action.asked(knowingOperand: row != nil) }

    /// The option values, including the row.
    var given: OptionValues {
        guard let operand = action.operand, let row,
            let word = row.table.operand(of: action.name, row: row.index)
        else { return values }
        return values.setting(operand.name, to: word)
    }

    /// Whether it is about the whole program, such as undoing.
    var isOfProgram: Bool { row == nil && action.place.section == nil }

    /// The action's summary, capitalized.
    var title: String {
        action.summary.withCapital
    }
}
