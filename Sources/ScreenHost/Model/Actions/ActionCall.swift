import SectionKit

/// An action that a person has called, and what it is given.
struct ActionCall: Sendable {
    let action: Browsable.Action

    /// The row whose identity it takes as its operand; nil if it was called on none.
    let row: TableRow?

    /// The values that it is given, beside the identity of the row.
    var values = OptionValues()

    /// What a form asks for: all options but the revision of a record and the identity of a row.
    var asked: [OptionDescription] {
        action.command.options.filter { option in
            option.name != SectionOption.revision.description.name
                && !(option.isOperand && row != nil)
        }
    }

    /// All values that it is given.
    var given: OptionValues {
        guard let operand = action.command.operand, let identity = row?.identity else {
            return values
        }
        return values.setting(operand.name, to: identity)
    }

    /// What it does, as a title.
    var title: String {
        let summary = action.command.summary
        return summary.prefix(1).uppercased() + summary.dropFirst()
    }
}
