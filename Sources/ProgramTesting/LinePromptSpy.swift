public import ReportCLI
import Synchronization

/// A person who gives the answers that a test names, and remembers the questions.
public final class LinePromptSpy: LinePrompt {
    private struct Record {
        var answers: [String]
        var questions: [String] = []
    }

    private let record: Mutex<Record>

    /// Makes a person who gives these answers in turn, and has no more to say after that.
    public init(_ answers: String...) {
        record = Mutex(Record(answers: answers))
    }

    /// The questions that were asked, in order.
    public var questions: [String] { record.withLock(\.questions) }

    /// Notes the question, and gives the next answer.
    public func answer(to question: String) -> String? {
        record.withLock { record in
            record.questions.append(question)
            return record.answers.isEmpty ? nil : record.answers.removeFirst()
        }
    }
}
