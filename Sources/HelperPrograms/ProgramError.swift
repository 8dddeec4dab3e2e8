/// Why a program has no result.
package enum ProgramError: Error, Equatable, Sendable {
    /// It is not installed.
    case missing

    /// It could not be started, with the system's description.
    case notStarted(reason: String)

    /// No pipe to it could be made, with the system's description.
    case noPipe(reason: String)

    /// It did not end in time, and was killed.
    case timedOut

    /// It wrote more than it may to a descriptor, and was killed.
    case tooMuchOutput(number: Int32)

    /// The run was cancelled, or programs are no longer run.
    case cancelled
}
