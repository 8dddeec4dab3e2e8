#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif
public import Networking

/// What a program finds around it, read once at the edge and passed on as a value.
public struct Host: Sendable {
    /// The environment variables, by name.
    public let environment: [String: String]

    /// The columns of the terminal that standard output is; nil where it is none.
    public let terminalColumns: Int?

    /// Whether standard error is a terminal too, so that progress can be shown there.
    public let errorIsTerminal: Bool

    /// The time by the machine's clock.
    public let clock: Date

    /// Carries requests to servers.
    public let transport: any HTTPTransport

    /// Where reports go.
    public let output: any TextOutput

    /// Where warnings and failures go.
    public let errorOutput: any TextOutput

    /// Describes surroundings, such as those of a test.
    public init(
        environment: [String: String] = [:],
        terminalColumns: Int? = nil,
        errorIsTerminal: Bool = false,
        clock: Date,
        transport: any HTTPTransport,
        output: any TextOutput,
        errorOutput: any TextOutput
    ) {
        self.environment = environment
        self.terminalColumns = terminalColumns
        self.errorIsTerminal = errorIsTerminal
        self.clock = clock
        self.transport = transport
        self.output = output
        self.errorOutput = errorOutput
    }

    /// The surroundings of this process, with these environment variables.
    static func process(variables: [String]) -> Host {
        Host(
            environment: variables.reduce(into: [:]) { environment, name in
                environment[name] = getenv(name).map { String(cString: $0) }
            },
            terminalColumns: columns(of: STDOUT_FILENO),
            errorIsTerminal: isatty(STDERR_FILENO) == 1,
            clock: Date(),
            transport: CurlTransport(),
            output: FileDescriptor.standardOutput,
            errorOutput: FileDescriptor.standardError
        )
    }

    /// The columns of a terminal, 80 for one that does not tell; nil for what is no terminal.
    private static func columns(of file: Int32) -> Int? {
        guard isatty(file) == 1 else { return nil }
        var size = winsize()
        guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }
}
