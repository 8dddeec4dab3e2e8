/// How the program ended, as the shell sees it; a signal ends it with 128 and its number.
public enum ExitCode: Int32, Equatable, Sendable, CaseIterable {
    /// All sections are shown.
    case success = 0

    /// Nothing could be shown or done.
    case nothingShown = 1

    /// The command line is invalid.
    case wrongUsage = 2

    /// Some sections failed; the others are shown.
    case partlyShown = 3

    /// The output could not be written.
    case notWritten = 4

    /// A person ended it with Control-C.
    case interrupted = 130

    /// What the code means, for the help of a program that only shows, or also has actions.
    func meaning(withActions hasActions: Bool) -> String {
        switch self {
        case .success: "all well"
        case .nothingShown: "nothing could be shown" + (hasActions ? " or done" : "")
        case .wrongUsage: "wrong usage"
        case .partlyShown: "some sections failed, the rest is shown"
        case .notWritten: "the output could not be written"
        case .interrupted: "ended with Control-C"
        }
    }
}
