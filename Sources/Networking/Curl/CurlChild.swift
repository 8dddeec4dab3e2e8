#if os(macOS) || os(Linux)
    #if canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #else
        import Darwin
    #endif

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
            let input = try Channel()
            let head = try Channel()
            let body = try Channel()
            let complaint = try Channel()
            guard input.fill(Array(config.utf8)) else {
                throw .notAllowed(reason: "the address and the header fields are too long")
            }
            let descriptors = [
                (input.reading.number, STDIN_FILENO),
                (body.writing.number, STDOUT_FILENO),
                (complaint.writing.number, STDERR_FILENO),
                (head.writing.number, CurlConfig.headDescriptor),
            ]
            let started = children.start { pid in
                spawn(
                    &pid,
                    program,
                    arguments: ["-q", "--config", "-"],
                    environment: environment.map { "\($0)=\($1)" },
                    descriptors: descriptors
                )
            }
            switch started {
            case .success(let pid): self.pid = pid
            case .failure(let failure) where [ENOENT, ENOTDIR, EACCES].contains(failure.code):
                throw .programMissing(name: program)
            case .failure(let failure):
                throw .unreachable(reason: "curl could not be started: \(describe(failure.code))")
            }
            self.head = head.reading
            self.body = body.reading
            self.complaint = complaint.reading
        }
    }
#endif
