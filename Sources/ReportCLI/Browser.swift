#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
import Networking
import SectionKit

/// Shows a page with the program that `BROWSER` names, or with the one of the system.
struct Browser {
    /// Why a page is not shown, in words for the one who asked for it.
    struct Failure: Error, Equatable {
        let reason: String
    }

    /// The programs to try in turn, with their arguments; `%s` is the address of the page.
    let commands: [[String]]

    /// The browser that the environment asks for.
    ///
    /// `BROWSER` holds commands with colons between, of which the first that can be started counts.
    init(environment: [String: String]) {
        let wished = (environment["BROWSER"] ?? "").split(separator: ":")
            .map { $0.split(separator: " ").map(String.init) }
            .filter { !$0.isEmpty }
        #if os(macOS)
            let usual = ["open"]
        #else
            let usual = ["xdg-open"]
        #endif
        commands = wished.isEmpty ? [usual] : wished
    }

    /// Shows a file and returns when the program is done, which most are at once.
    func show(_ file: String) throws(Failure) {
        let address = Self.address(of: file)
        for command in commands {
            let hasPlace = command.contains { $0.contains("%s") }
            let words = (hasPlace ? command : command + ["%s"])
                .map { $0.replacing("%s", with: address) }
            guard let status = Self.run(words) else { continue }
            if status == 0 { return }
            throw Failure(reason: "\(command[0].quoted) could not show it")
        }
        let names = commands.map { $0[0].quoted }.listed(by: "or")
        throw Failure(reason: "there is no program \(names): set BROWSER to one that shows pages")
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
        let environment = ProcessInfo.processInfo.environment.map { "\($0.key)=\($0.value)" }
        let open = [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].filter { fcntl($0, F_GETFD) >= 0 }
        return Interruption.leaveToChild {
            var pid = pid_t()
            let failure = spawn(
                &pid,
                words[0],
                arguments: Array(words.dropFirst()),
                environment: environment,
                descriptors: open.map { ($0, $0) }
            )
            return failure == 0 ? pid : nil
        } wait: { (pid: pid_t) in
            var status: Int32 = 0
            while waitpid(pid, &status, 0) < 0, errno == EINTR {}
            return status
        }
    }
}
