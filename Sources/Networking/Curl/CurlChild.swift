#if os(macOS) || os(Linux)
    import CLibrary

    /// A running curl and what comes from it.
    struct CurlChild: ~Copyable {
        let pid: pid_t
        let head: Descriptor
        let body: Descriptor
        let complaint: Descriptor

        /// Starts the program with its configuration on standard input.
        ///
        /// The configuration is in the pipe before there is a child, so that no write can wait for
        /// one or fail because it died.
        ///
        /// - Throws: `programMissing`; `notAllowed` when a pipe cannot hold the configuration.
        init(
            program: String,
            environment: [String: String],
            config: String,
            children: Children
        ) throws(TransportError) {
            let input = try piped(Channel.init)
            let head = try piped(Channel.init)
            let body = try piped(Channel.init)
            let complaint = try piped(Channel.init)
            guard input.fill(Array(config.utf8)) else {
                throw .notAllowed(reason: "the address and the header fields are too long")
            }
            let descriptors = [
                (input.reading.number, STDIN_FILENO),
                (body.writing.number, STDOUT_FILENO),
                (complaint.writing.number, STDERR_FILENO),
                (head.writing.number, CurlConfig.headDescriptor),
            ]
            do throws(SystemError) {
                pid = try children.start { () throws(SystemError) in
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
