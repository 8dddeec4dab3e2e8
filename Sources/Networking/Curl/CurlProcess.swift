#if os(macOS) || os(Linux)
    import CLibrary

    /// A running curl process and its outputs.
    struct CurlProcess: ~Copyable {
        let pid: pid_t
        let head: Descriptor
        let body: Descriptor
        let errorOutput: Descriptor

        /// Kills the child if this process ends first.
        private let deathSignal: ParentDeathSignal

        /// The descriptor of the death signal in the child.
        private static let deathSignalDescriptor: Int32 = 5

        /// Starts the program with its configuration on standard input.
        ///
        /// The child sends nothing before it has its configuration, which it gets only after the
        /// death signal is attached; if its parent ends before then, it reads nothing and exits.
        /// Both ends of that pipe are open here, so that no write fails because the child exited.
        ///
        /// - Parameter content: the descriptor from which the child reads the content to send.
        /// - Throws: `programMissing`; `notAllowed` when a pipe cannot hold the configuration;
        ///   `cancelled` after the shutdown.
        init(
            program: String,
            environment: [String: String],
            config: String,
            content: Int32,
            children: ChildProcesses
        ) throws(TransportError) {
            let input = try piped(AnonymousPipe.init)
            let head = try piped(AnonymousPipe.init)
            let body = try piped(AnonymousPipe.init)
            let errorOutput = try piped(AnonymousPipe.init)
            let deathSignal = try piped(ParentDeathSignal.init)
            let descriptors = [
                (input.reading.number, STDIN_FILENO),
                (body.writing.number, STDOUT_FILENO),
                (errorOutput.writing.number, STDERR_FILENO),
                (head.writing.number, CurlConfig.headDescriptor),
                (content, CurlConfig.contentDescriptor),
                (deathSignal.descriptor, Self.deathSignalDescriptor),
            ]
            let started: pid_t?
            do throws(SystemError) {
                started = try children.start { () throws(SystemError) in
                    try spawn(
                        program,
                        arguments: ["-q", "--config", "-"],
                        environment: environment.map { "\($0)=\($1)" },
                        descriptors: descriptors
                    )
                }
            } catch {
                throw [ENOENT, ENOTDIR, EACCES].contains(error.code)
                    ? .programMissing(name: program)
                    : .unreachable(reason: "curl could not be started: \(error.reason)")
            }
            guard let started else { throw .cancelled }
            deathSignal.attach(to: started)
            guard input.fill(Array(config.utf8)) else {
                children.end(started)
                throw .notAllowed(reason: "the address and the header fields are too long")
            }
            pid = started
            self.deathSignal = deathSignal
            self.head = head.reader()
            self.body = body.reader()
            self.errorOutput = errorOutput.reader()
        }
    }

    /// Creates a pipe to curl, or a value that contains one.
    func piped<Value: ~Copyable>(
        _ make: () throws(SystemError) -> Value
    ) throws(TransportError) -> Value {
        do throws(SystemError) {
            return try make()
        } catch {
            throw .unreachable(reason: "no pipe to curl could be made: \(error.reason)")
        }
    }
#endif
