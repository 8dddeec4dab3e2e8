import SectionKit

/// The message and the key hints that are shown while an action is in progress.
struct ActionHints {
    let flow: ActionFlow

    /// The text at the bottom of the screen when there is no other message.
    var note: String? {
        switch flow.stage {
        case .filling where flow.form?.isLeaving == true:
            "Your changes are not saved. Discard them?"
        case .filling, .confirming: nil
        case .planning: "Checking what would change…"
        case .performing: "\(flow.call.title)…"
        case .comparing: "Loading the current values…"
        }
    }

    /// The available keys.
    var all: [Hint] {
        switch flow.stage {
        case .filling: flow.form?.hints ?? []
        case .confirming: [Hint("y", "yes"), Hint("n", "no")]
        case .planning, .comparing: [Hint("Esc", "cancel")]
        case .performing: []
        }
    }
}

extension Form {
    fileprivate var hints: [Hint] {
        if isLeaving { return [Hint("y", "discard"), Hint("n", "keep editing")] }
        switch state {
        case .loading: return [Hint("Esc", "cancel")]
        case .failed: return [Hint("r", "retry"), Hint("Esc", "cancel")]
        case .open:
            let enter = focus == fields.count - 1 ? [] : [Hint("Enter", "next")]
            let save = Hint(enter.isEmpty ? "Enter, Ctrl-S" : "Ctrl-S", "save")
            let usual = [save, Hint("Esc", "cancel")] + enter
            return switch fields[focus].entry {
            case .text: usual
            case .choice: usual + [Hint("Left, Right", "choose")]
            case .toggle: usual + [Hint("Space", "toggle")]
            }
        }
    }
}
