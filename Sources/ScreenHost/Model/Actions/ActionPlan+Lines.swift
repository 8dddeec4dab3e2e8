import SectionKit

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
