import CLibrary
import Essentials
import SectionKit

/// Shows messages with `notify-send`, found on the search path, as desktops of Linux have it.
///
/// It is started without a shell, sees and writes nothing of the terminal, and nobody waits for it.
struct NotifySend: Notifier {
    /// The name of the program that the messages are from.
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
            // Without a desktop it starts, and fails.
            try startThread { if waitForEnd(of: child) != 0 { otherwise() } }
        } catch {
            otherwise()
        }
    }

    /// The words after its name.
    ///
    /// notify-send reads backslashes in the text as C does, and desktops take it for markup: both
    /// are escaped.
    func arguments(_ title: String, _ lines: [String]) -> [String] {
        let text = lines.map(\.safe).joined(separator: "\n")
            .replacing("\\", with: "\\\\")
            .replacing("&", with: "&amp;")
            .replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;")
        return ["--app-name=\(program)", "--", title.safe, text]
    }
}
