#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// Carries requests with the `curl` program, one child process for each.
    ///
    /// The child learns the request from its standard input, so that no secret is in the list of
    /// processes. Proxies and trusted certificates are curl's own, from the environment; its
    /// configuration file is not read. Content is decoded by curl, and the fields stay as they
    /// came: the length they tell is the length before that. Versions 7.64 and later are known to do.
    ///
    /// On Linux a child ends with the program, whatever ends that; elsewhere it may outlive one that
    /// is killed, until its time is over.
    ///
    /// A program that uses it must not have SIGCHLD ignored, or nobody learns how a child ended.
    ///
    /// curl does not notice when compressed content stops early inside a complete answer, so the
    /// reader of the content has to.
    public struct CurlTransport: HTTPTransport {
        private let program: String
        private let environment: [String: String]?
        private let children = ChildProcesses()

        /// Makes a transport that runs the `curl` of the search path, in the program's environment.
        public init() {
            self.init(program: "curl", environment: nil)
        }

        /// Also takes what to run; no environment means the program's own.
        init(program: String, environment: [String: String]?) {
            self.program = program
            self.environment = environment
        }

        /// The numbers of the children that run.
        var running: Set<pid_t> { children.running }

        /// Ends the children of all requests under way, and starts none any more.
        ///
        /// Call it from an ordinary thread, not from inside a signal handler.
        public func shutDown() {
            children.shutDown()
        }

        /// Runs curl and returns the answer it got, whatever its status is.
        public func send(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
            let config = try CurlConfig(request)
            guard !Task.isCancelled else { throw .cancelled }
            let wake = try piped(WakeupPipe.init)
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
