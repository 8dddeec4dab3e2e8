public import ReportCLI
import Synchronization

/// A line prompt that gives the answers of a test and records the questions.
public final class LinePromptSpy: LinePrompt {
    private struct Record {
        var answers: [String]
        var questions: [String] = []
    }

    private let record: Mutex<Record>

    /// Creates a prompt with answers, in order; after the last one, there is no answer.
    public init(_ answers: String...) {
        record = Mutex(Record(answers: answers))
    }

    /// The questions, in order.
    public var questions: [String] { record.withLock(\.questions) }

    /// Records the question and returns the next answer.
    public func answer(to question: String) -> String? {
        record.withLock { record in
            record.questions.append(question)
            return record.answers.isEmpty ? nil : record.answers.removeFirst()
        }
    }
}
