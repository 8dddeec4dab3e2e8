import SectionKit

extension ActionPlan {
    /// Returns the planned changes and the question, wrapped to a width.
    ///
    /// The question is always complete; the changes are cut to the lines that are left.
    func lines(_ typesetter: Typesetter, width: Int, atMost limit: Int) -> [String] {
        let question = typesetter.lines(of: "\(summary.withCapital)?", width: width)
        let all = changes.flatMap { typesetter.lines(of: $0, width: width) }.map(\.text)
        let room = max(0, limit - question.count)
        guard all.count > room else { return all + question }
        let more = typesetter.lines(of: "… and more", width: width)
        return Array(all.prefix(max(0, room - 1)) + more.prefix(room) + question.prefix(limit))
    }
}
