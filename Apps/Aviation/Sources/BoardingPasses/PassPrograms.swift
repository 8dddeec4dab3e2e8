package import Essentials
package import Logbook

/// The programs of this machine that read pictures, and a place for their files.
package protocol PassProgramsInput: Sendable {
    /// Runs a program, and returns what it writes; nil if it cannot be run, takes too long or
    /// writes too much.
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

    package init(exitCode: Int, bytes: Data) {
        self.exitCode = exitCode
        self.bytes = bytes
    }
}
