import Logbook
import SectionEssentials
import Synchronization

@testable import BoardingPasses

/// Answers in the place of programs, and remembers how they were called.
final class ProgramsStub: PassProgramsInput {
    typealias Answer = @Sendable (_ program: String, _ arguments: [String]) -> String?

    private let installed: Set<String>
    private let answer: Answer
    private let calls = Mutex<[[String]]>([])

    init(_ installed: Set<String>, _ answer: @escaping Answer) {
        self.installed = installed
        self.answer = answer
    }

    /// The programs with their arguments, in order.
    var allCalls: [[String]] { calls.withLock(\.self) }

    func output(
        of program: String, _ arguments: [String], within time: Duration
    ) async -> PassProgramOutput? {
        calls.withLock { $0.append([program] + arguments) }
        return answer(program, arguments).map {
            PassProgramOutput(exitCode: 0, bytes: Data($0.utf8))
        }
    }

    func isInstalled(_ program: String) -> Bool { installed.contains(program) }

    func withFolder<Value>(
        _ use: (String) async throws(PassError) -> Value
    ) async throws(PassError) -> Value {
        try await use("/work-folder")
    }
}

extension String {
    /// What ZXingReader writes of a code with this text.
    var asCode: String {
        let bytes = utf8.map { String($0, radix: 16, uppercase: true) }
            .map { $0.count == 1 ? "0\($0)" : $0 }
        return "Text:       \"…\"\nBytes:      \(bytes.joined(separator: " "))\nFormat:     Aztec\n"
    }
}
