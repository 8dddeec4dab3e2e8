#if os(macOS) || os(Linux)
    import CLibrary

    /// A running curl and what comes from it.
    struct CurlProcess: ~Copyable {
        let pid: pid_t
        let head: Descriptor
        let body: Descriptor
        let complaint: Descriptor

        /// Ends the child when this process is gone, before it could do so itself.
        private let lifeline: ParentDeathSignal

        /// The descriptor under which the child holds its lifeline.
        private static let lifelineDescriptor: Int32 = 5

        /// Starts the program with its configuration on standard input.
        ///
        /// The child asks nobody before it has its configuration, and gets that only once it is
        /// tied to the lifeline: one whose parent ends before then reads nothing, and ends too.
        /// Both ends of that pipe are open here, so that no write can fail because the child died.
        ///
        /// - Parameter content: where the child reads what it has to send.
        /// - Throws: `programMissing`; `notAllowed` when a pipe cannot hold the configuration;
        ///   `cancelled` when no child may start any more.
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
            let complaint = try piped(AnonymousPipe.init)
            let lifeline = try piped(ParentDeathSignal.init)
            let descriptors = [
                (input.reading.number, STDIN_FILENO),
                (body.writing.number, STDOUT_FILENO),
                (complaint.writing.number, STDERR_FILENO),
                (head.writing.number, CurlConfig.headDescriptor),
                (content, CurlConfig.contentDescriptor),
                (lifeline.held, Self.lifelineDescriptor),
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
            lifeline.tie(to: started)
            guard input.fill(Array(config.utf8)) else {
                children.end(started)
                throw .notAllowed(reason: "the address and the header fields are too long")
            }
            pid = started
            self.lifeline = lifeline
            self.head = head.reader()
            self.body = body.reader()
            self.complaint = complaint.reader()
        }
    }

    /// Makes a pipe to curl, or what has one in it.
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
