#if os(macOS) || os(Linux)
    import HelperPrograms
    import SectionCLibrary
    import SectionEssentials

    /// One run of curl, from its start until it is reaped; it blocks its thread.
    struct CurlExchange: Sendable {
        let program: String
        let environment: [String: String]
        let config: CurlConfig
        let bodyLimit: Int
        let children: ChildProcesses
        let wake: WakeupPipe

        /// The maximum size of the configuration, in bytes.
        private static let configLimit = 64 << 10

        /// The maximum size of the header, including interim ones and trailers, in bytes.
        static let headLimit = 256 << 10

        /// The maximum size of the error output, of which only the first line is used, in bytes.
        private static let errorLimit = 4 << 10

        /// curl with its configuration on standard input: it sends nothing before it has that.
        ///
        /// - Throws: `notAllowed` when the configuration is too long.
        var command: Program {
            get throws(TransportError) {
                guard config.text.utf8.count <= Self.configLimit else {
                    throw .notAllowed(reason: "the address and the header fields are too long")
                }
                return Program(
                    program,
                    arguments: ["-q", "--config", "-"],
                    inputs: [
                        (STDIN_FILENO, Data(config.text.utf8)),
                        (CurlConfig.contentDescriptor, config.content ?? Data()),
                    ],
                    outputs: [
                        (STDOUT_FILENO, bodyLimit), (STDERR_FILENO, Self.errorLimit),
                        (CurlConfig.headDescriptor, Self.headLimit),
                    ]
                )
            }
        }

        /// Runs curl until it ends, or kills it; the child is gone when this returns.
        func output() throws(TransportError) -> CurlOutput {
            let deadline = ContinuousClock.now.advanced(by: config.timeout)
            let command = try command
            do throws(ProgramError) {
                let result = try command.run(
                    environment: environment, until: deadline, among: children, waking: wake)
                return CurlOutput(
                    termination: result.termination,
                    head: result.output(CurlConfig.headDescriptor),
                    body: result.output(STDOUT_FILENO),
                    errorOutput: result.output(STDERR_FILENO)
                )
            } catch {
                throw failure(error)
            }
        }

        private func failure(_ error: ProgramError) -> TransportError {
            switch error {
            case .missing: .programMissing(name: program)
            case .notStarted(let reason):
                .unreachable(reason: "curl could not be started: \(reason)")
            case .noPipe(let reason):
                .unreachable(reason: "no pipe to curl could be made: \(reason)")
            case .timedOut: .timedOut
            case .tooMuchOutput(STDOUT_FILENO): .tooLarge(limit: bodyLimit)
            case .tooMuchOutput: .malformed(reason: "the header of the response is too long")
            case .cancelled: .cancelled
            }
        }
    }
#endif
