public import SectionEssentials

/// Why the temporary file of a long list cannot be used.
public struct TemporaryFileError: ExplainedError {
    enum Step: String {
        case writing = "written"
        case reading = "read again"
    }

    let folder: String
    let step: Step

    /// The system's description.
    let reason: String

    /// What could not be done, in which folder, and why.
    public var summary: String {
        "the temporary file of the rows in '\(folder)' could not be \(step.rawValue) (\(reason))"
    }

    /// How to make room.
    public var recovery: String {
        "Free some space there, or set TMPDIR to another folder."
    }

    /// True: the exit status says that output could not be written.
    public var isStorageFailure: Bool { true }
}
