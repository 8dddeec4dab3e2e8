import SectionKit

extension ActionFlow {
    /// What is said at the bottom while nothing else is.
    var note: String? {
        switch stage {
        case .filling where form?.isLeaving == true:
            "What you changed is not saved. Leave all the same?"
        case .filling, .asking: nil
        case .planning: "Checking what would change…"
        case .performing: "\(call.title)…"
        case .comparing: "Checking what it is now…"
        }
    }

    /// The keys that work now.
    var hints: [Hint] {
        switch stage {
        case .filling: form?.hints ?? []
        case .asking: [Hint("y", "yes"), Hint("n", "no")]
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

extension ActionPlan {
    /// What would change and the question, in lines of a width: the question whole, and as much of
    /// the rest as there is room for.
    func lines(_ typesetter: Typesetter, width: Int, atMost limit: Int) -> [String] {
        let verb = summary.prefix(1).uppercased() + summary.dropFirst()
        let question = typesetter.lines(of: "\(verb)?", width: width)
        let all = changes.flatMap { typesetter.lines(of: $0, width: width) }.map(\.text)
        let room = max(0, limit - question.count)
        guard all.count > room else { return all + question }
        let more = typesetter.lines(of: "… and more", width: width)
        return Array(all.prefix(max(0, room - 1)) + more.prefix(room) + question.prefix(limit))
    }
}
