import CLibrary
import Essentials
import Networking
import SectionKit

/// Shows a page with the program that `BROWSER` names, or with the one of the system.
struct WebBrowser {
    /// Why a page is not shown, in words for the one who asked for it.
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// The variables that name the browser asked for.
    let environment: [String: String]

    /// The programs to try in turn, with their arguments; `%s` is the address of the page.
    ///
    /// `BROWSER` holds commands with colons between, of which the first that can be started counts.
    var commands: [[String]] {
        let wished = (environment["BROWSER"] ?? "").split(separator: ":")
            .map { $0.split(separator: " ").map(String.init) }
            .filter { !$0.isEmpty }
        #if os(macOS)
            let usual = ["open"]
        #else
            let usual = ["xdg-open"]
        #endif
        return wished.isEmpty ? [usual] : wished
    }

    /// Shows a file and returns when the program is done, which most are at once.
    func show(_ file: String) throws(Failure) {
        let address = Self.address(of: file)
        for command in commands {
            guard let status = Self.run(Self.words(of: command, address)) else { continue }
            if status == 0 { return }
            throw Failure(reason: "\(command[0].quoted) could not show it")
        }
        throw missing
    }

    /// Opens an address beside a screen that is shown; returns why it could not, in a sentence.
    ///
    /// The program sees and writes nothing of the terminal, is not stopped with the screen, and
    /// nobody waits for its end.
    func visit(_ link: WebLink) -> String? {
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        for command in commands {
            let words = Self.words(of: command, link.url)
            let child = try? spawn(
                words[0],
                arguments: Array(words.dropFirst()),
                environment: Self.environment,
                descriptors: [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].map { (null, $0) },
                inOwnGroup: true
            )
            guard let child else { continue }
            try? startThread { waitForEnd(of: child) }
            return nil
        }
        return "\(link.url) is not opened: \(missing.reason)."
    }

    /// Why no page can be shown; nil if one of the programs is there.
    var obstacle: Failure? {
        commands.contains { Self.isThere($0[0]) } ? nil : missing
    }

    /// Whether a program is found on the search path, as it will be when it is started.
    private static func isThere(_ program: String) -> Bool {
        if program.contains("/") { return access(program, X_OK) == 0 }
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/bin:/usr/bin"
        return path.split(separator: ":").contains { access("\($0)/\(program)", X_OK) == 0 }
    }

    private var missing: Failure {
        let names = commands.map { $0[0].quoted }.listed(by: "or")
        return Failure(reason: "there is no program \(names): set BROWSER to one that shows pages")
    }

    /// The words of a command, with an address where it belongs, or else at the end.
    static func words(of command: [String], _ address: String) -> [String] {
        let hasPlace = command.contains { $0.contains("%s") }
        return (hasPlace ? command : command + ["%s"])
            .map { $0.replacing("%s", with: address) }
    }

    private static var environment: [String] {
        ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    }

    /// The address of a file, with its name escaped (RFC 8089).
    static func address(of file: String) -> String {
        var path = file
        if let resolved = realpath(file, nil) {
            path = String(cString: resolved)
            free(resolved)
        }
        let plain = Set("-._~/".utf8)
        let bytes = path.utf8.map { byte in
            let scalar = Unicode.Scalar(byte)
            let isPlain =
                plain.contains(byte) || ("0"..."9").contains(scalar)
                || scalar.isASCII && scalar.properties.isAlphabetic
            let digits = String(byte, radix: 16, uppercase: true)
            return isPlain ? String(scalar) : "%" + (byte < 16 ? "0" : "") + digits
        }
        return "file://" + bytes.joined()
    }

    /// Runs a program, found on the search path, and waits for its end; nil if it cannot start.
    private static func run(_ words: [String]) -> Int32? {
        let open = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].filter { fcntl($0, F_GETFD) >= 0 }
        return Interruption.runForegroundChild {
            try? spawn(
                words[0],
                arguments: Array(words.dropFirst()),
                environment: Self.environment,
                descriptors: open.map { ($0, $0) }
            )
        } wait: {
            waitForEnd(of: $0)
        }
    }
}
