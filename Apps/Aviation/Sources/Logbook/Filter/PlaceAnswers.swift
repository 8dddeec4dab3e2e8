/// The answers to a question about the airports of a list of flights, its airlines, or its types of
/// aircraft, each found when it is first asked for.
package struct PlaceAnswers {
    private var answers: [Bool?] = []

    package init() {}

    /// Returns the answer for the value at a place; `find` finds it.
    package mutating func answer(at place: Int, _ find: () -> Bool) -> Bool {
        if place < answers.count, let answer = answers[place] { return answer }
        let answer = find()
        while answers.count <= place { answers.append(nil) }
        answers[place] = answer
        return answer
    }
}
