import SectionCLibrary
import SectionEssentials
import SectionKit

/// Shows notifications with `notify-send`, which Linux desktops provide on the search path.
///
/// It runs in the background, without a shell and without access to the terminal. It may outlive this
/// program, which ends at an alert, so it is not one of the programs that a `ProgramRunner` ends.
struct NotifySend: Notifier {
    /// The name of the program that sends the notifications.
    let program: String

    func notify(
        _ title: String,
        _ lines: [String],
        otherwise: @escaping @Sendable () -> Void
    ) {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        do throws(SystemError) {
            let child = try spawn(
                "notify-send",
                arguments: arguments(title, lines),
                environment: ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" },
                descriptors: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { (null, $0) },
                inOwnGroup: true
            )
            // Without a desktop, it starts and then fails.
            try startThread { if waitForEnd(of: child) != 0 { otherwise() } }
        } catch {
            otherwise()
        }
    }

    /// Returns the arguments of `notify-send`.
    ///
    /// notify-send reads backslashes in the text as C escapes, and desktops read it as markup:
    /// both are escaped.
    func arguments(_ title: String, _ lines: [String]) -> [String] {
        let text = lines.map(\.safe).joined(separator: "\n")
            .replacing("\\", with: "\\\\")
            .replacing("&", with: "&amp;")
            .replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
        return ["--app-name=\(program)", "--", title.safe, text]
    }
}
