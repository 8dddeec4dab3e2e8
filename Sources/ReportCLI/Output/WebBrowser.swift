import Networking
import SectionCLibrary
import SectionEssentials
import SectionKit

/// Opens pages in the browser that `BROWSER` names, or in the default browser.
struct WebBrowser {
    /// Why a page could not be opened.
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// The environment variables, of which `BROWSER` is read.
    let environment: [String: String]

    /// The commands to try in order; `%s` stands for the address of the page.
    ///
    /// `BROWSER` holds commands separated by colons; the first that can be started is used.
    var commands: [[String]] {
        let chosen = (environment["BROWSER"] ?? "").split(separator: ":")
            .map { $0.split(separator: " ").map(String.init) }
            .filter { !$0.isEmpty }
        #if os(macOS)
            let usual = ["open"]
        #else
            let usual = ["xdg-open"]
        #endif
        return chosen.isEmpty ? [usual] : chosen
    }

    /// Opens a file, and returns when the command exits, which most do at once.
    func show(_ file: String) throws(Failure) {
        let address = Self.address(of: file)
        for command in commands {
            guard let status = Self.run(Self.words(of: command, address)) else { continue }
            if status == 0 { return }
            throw Failure(reason: "\(command[0].quoted) could not open it")
        }
        throw missing
    }

    /// Opens an address while a screen is shown; returns the error, or nil.
    ///
    /// The browser has no access to the terminal, is not suspended with the screen, and is not
    /// waited for.
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
        return "\(link.url) could not be opened: \(missing.reason)."
    }

    /// Why no page can be opened; nil if one of the commands is installed.
    var obstacle: Failure? {
        commands.contains { SearchPath.holds($0[0]) } ? nil : missing
    }

    /// None of the commands is installed.
    var missing: Failure {
        let names = commands.map { $0[0].quoted }.listed(by: "or")
        let install = commands == [["xdg-open"]] ? "install the package xdg-utils, or " : ""
        return Failure(
            reason: "there is no program \(names); \(install)set BROWSER to a web browser")
    }

    /// The words of a command with an address in place of `%s`, or at the end.
    static func words(of command: [String], _ address: String) -> [String] {
        let hasPlace = command.contains { $0.contains("%s") }
        return (hasPlace ? command : command + ["%s"])
            .map { $0.replacing("%s", with: address) }
    }

    private static var environment: [String] {
        ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
    }

    /// The `file` URL of a path, with percent-encoding (RFC 8089).
    static func address(of file: String) -> String {
        var path = file
        if let resolved = realpath(file, nil) {
            path = String(cString: resolved)
            free(resolved)
        }
        return "file://" + PercentEncoding.encode(path, keeping: "/")
    }

    /// Runs a program and returns its exit status; nil if it cannot start.
    ///
    /// What it says of all the browsers that it has tried is not shown: one sentence says the same.
    private static func run(_ words: [String]) -> Int32? {
        let shown = [STDIN_FILENO, STDOUT_FILENO].filter { fcntl($0, F_GETFD) >= 0 }
        let null = open("/dev/null", O_RDWR | O_CLOEXEC)
        defer { close(null) }
        return Interruption.runForegroundChild {
            try? spawn(
                words[0],
                arguments: Array(words.dropFirst()),
                environment: Self.environment,
                descriptors: shown.map { ($0, $0) } + [(null, STDERR_FILENO)]
            )
        } wait: {
            waitForEnd(of: $0)
        }
    }
}
