import SectionKit

/// What is said of an action under way, and the keys that work meanwhile.
struct ActionHints {
    let flow: ActionFlow

    /// What is said at the bottom while nothing else is.
    var note: String? {
        switch flow.stage {
        case .filling where flow.form?.isLeaving == true:
            "What you changed is not saved. Leave all the same?"
        case .filling, .confirming: nil
        case .planning: "Checking what would change…"
        case .performing: "\(flow.call.title)…"
        case .comparing: "Checking what it is now…"
        }
    }

    /// The keys that work now.
    var all: [Hint] {
        switch flow.stage {
        case .filling: flow.form?.hints ?? []
        case .confirming: [Hint("y", "yes"), Hint("n", "no")]
        case .planning, .comparing: [Hint("Esc", "leave")]
        case .performing: []
        }
    }
}

extension Form {
    fileprivate var hints: [Hint] {
        if isLeaving { return [Hint("y", "leave"), Hint("n", "stay")] }
        switch state {
        case .loading: return [Hint("Esc", "leave")]
        case .failed: return [Hint("r", "retry"), Hint("Esc", "leave")]
        case .open:
            let enter = focus == fields.count - 1 ? [] : [Hint("Enter", "next")]
            let save = Hint(enter.isEmpty ? "Enter, Ctrl-S" : "Ctrl-S", "save")
            let usual = [save, Hint("Esc", "leave")] + enter
            return switch fields[focus].entry {
            case .text: usual
            case .choice: usual + [Hint("Left, Right", "choose")]
            case .toggle: usual + [Hint("Space", "switch")]
            }
        }
    }
}
