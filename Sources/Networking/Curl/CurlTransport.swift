#if os(macOS) || os(Linux)
    import HelperPrograms
    import SectionCLibrary
    import SectionEssentials

    /// Sends requests with the `curl` program, in one child process each.
    ///
    /// The child reads the request from its standard input, so secrets do not appear in the list of
    /// processes. curl takes proxies and trusted certificates from the environment; its
    /// configuration file is not read. curl decodes the content, while the header fields stay
    /// unchanged, so `Content-Length` is the length before decoding. Version 7.64 or later is
    /// needed.
    ///
    /// On Linux, children are killed when the program ends, however it ends; elsewhere a child of a
    /// killed program may run until its timeout.
    ///
    /// The program must not ignore SIGCHLD, or the exit codes of children are lost.
    ///
    /// curl does not detect that compressed content is truncated within a complete response, so the
    /// reader of the content has to.
    public struct CurlTransport: HTTPTransport {
        private let program: String
        private let environment: [String: String]?
        private let children = ChildProcesses()

        /// Creates a transport that runs `curl` from the search path, in the program's environment.
        public init() {
            self.init(program: "curl", environment: nil)
        }

        /// Also takes the program to run; a nil environment means the program's own.
        init(program: String, environment: [String: String]?) {
            self.program = program
            self.environment = environment
        }

        /// The IDs of the running children.
        var running: Set<pid_t> { children.running }

        /// Kills the children of all current requests, and starts no more.
        ///
        /// Do not call it from a signal handler.
        public func shutDown() {
            children.shutDown()
        }

        /// Runs curl and returns the response, whatever its status.
        public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            let config = try CurlConfig(request)
            guard !Task.isCancelled else { throw .cancelled }
            let wake: WakeupPipe
            do throws(SystemError) {
                wake = try WakeupPipe()
            } catch {
                throw .unreachable(reason: "no pipe to curl could be made: \(error.reason)")
            }
            let exchange = CurlExchange(
                program: program,
                environment: environment ?? ProcessInfo.processInfo.environment,
                config: config,
                bodyLimit: request.bodyLimit,
                children: children,
                wake: wake
            )
            let output = try await runBlocking(waking: wake) { () throws(TransportError) in
                try exchange.output()
            }
            return try output.response(to: config)
        }
    }
#endif
