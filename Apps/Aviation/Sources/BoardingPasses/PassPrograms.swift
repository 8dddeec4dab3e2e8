package import Logbook
package import SectionEssentials

/// The programs of this machine that read pictures, and a place for their files.
package protocol PassProgramsInput: Sendable {
    /// Runs a program, and returns what it writes; nil if it is not installed, and an output with a
    /// problem if it crashes, takes too long or writes too much.
    ///
    /// - Parameters:
    ///   - program: its name, such as `ZXingReader`.
    ///   - arguments: its arguments.
    ///   - time: how long it may take.
    func output(
        of program: String, _ arguments: [String], within time: Duration
    ) async -> PassProgramOutput?

    /// Whether a program is installed.
    func isInstalled(_ program: String) -> Bool

    /// Gives the path of an empty folder, which is removed when the call ends, whatever happens.
    func withFolder<Value>(
        _ use: (String) async throws(PassError) -> Value
    ) async throws(PassError) -> Value
}

/// What a program wrote, and how it ended.
package struct PassProgramOutput: Equatable, Sendable {
    package let exitCode: Int
    package let bytes: Data

    /// Why it has no result, as a clause such as "tesseract crashed"; nil if it ended by itself.
    package let problem: String?

    package init(exitCode: Int, bytes: Data) {
        self.exitCode = exitCode
        self.bytes = bytes
        problem = nil
    }

    /// The output of a program that did not end by itself.
    package init(problem: String) {
        exitCode = -1
        bytes = Data()
        self.problem = problem
    }
}
