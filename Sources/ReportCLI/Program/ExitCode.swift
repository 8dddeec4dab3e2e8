/// The exit status of the program; a signal ends it with 128 plus the signal's number.
public enum ExitCode: Int32, Equatable, Sendable, CaseIterable {
    /// Everything was shown or done.
    case success = 0

    /// Nothing could be shown or done.
    case nothingShown = 1

    /// The command line is invalid.
    case wrongUsage = 2

    /// Some sections, or parts of one, failed; the rest is shown.
    case partlyShown = 3

    /// The output could not be written.
    case notWritten = 4

    /// The program was interrupted with Control-C.
    case interrupted = 130

    /// The meaning of the code for help, in a program with or without actions and alerts.
    func meaning(withActions hasActions: Bool, withAlerts hasAlerts: Bool) -> String {
        switch self {
        case .success: "success"
        case .nothingShown:
            "nothing could be shown" + (hasActions ? " or done" : "")
                + (hasAlerts ? ", or no match with --alert" : "")
        case .wrongUsage: "the command line is invalid"
        case .partlyShown: "something failed; the rest is shown"
        case .notWritten: "the output could not be written"
        case .interrupted: "interrupted with Control-C"
        }
    }
}
