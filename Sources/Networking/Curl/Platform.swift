#if os(macOS) || os(Linux)
    #if canImport(Glibc)
        package import Glibc
    #elseif canImport(Musl)
        package import Musl
    #else
        package import Darwin
    #endif
    import Synchronization

    // Where the systems differ, and what the C library does not offer as one call.

    /// Held while a child starts, and while there is a pipe that one would inherit.
    private let spawning = Mutex<Void>(())

    #if canImport(Darwin)
        private typealias SpawnActions = posix_spawn_file_actions_t?
        private typealias SpawnAttributes = posix_spawnattr_t?
        private var noActions: SpawnActions { nil }
        private var noAttributes: SpawnAttributes { nil }
        /// Also closes what other code left open to children.
        private let spawnFlags =
            POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
        private typealias SpawnActions = posix_spawn_file_actions_t
        private typealias SpawnAttributes = posix_spawnattr_t
        private var noActions: SpawnActions { SpawnActions() }
        private var noAttributes: SpawnAttributes { SpawnAttributes() }
        private let spawnFlags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif

    /// Starts a program, found on the search path; returns an error number or 0.
    ///
    /// It gets the given descriptors under their second numbers, no blocked signal, and the usual
    /// reaction to a broken pipe. In a group of its own the terminal's signals do not reach it.
    package func spawn(
        _ pid: inout pid_t,
        _ program: String,
        arguments: [String],
        environment: [String],
        descriptors: [(Int32, Int32)],
        inOwnGroup: Bool = false
    ) -> Int32 {
        var actions = noActions
        var attributes = noAttributes
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        for (from, to) in descriptors {
            posix_spawn_file_actions_adddup2(&actions, from, to)
        }
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigaddset(&signals, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = inOwnGroup ? spawnFlags | POSIX_SPAWN_SETPGROUP : spawnFlags
        posix_spawnattr_setflags(&attributes, Int16(flags))
        return withCStrings([program] + arguments) { arguments in
            withCStrings(environment) { environment in
                spawning.withLock { _ in
                    posix_spawnp(&pid, program, &actions, &attributes, arguments, environment)
                }
            }
        }
    }

    private func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }

    /// Makes a pipe that children do not inherit.
    ///
    /// Not every C library offers Swift its `pipe2`, which would need no lock.
    func privatePipe(_ ends: inout [Int32]) -> Int32 {
        spawning.withLock { _ in
            let result = pipe(&ends)
            for end in ends where result == 0 { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return result
        }
    }

    /// Runs a body on a thread of its own; returns an error number or 0.
    package func startThread(_ body: @escaping @Sendable () -> Void) -> Int32 {
        final class Work {
            let body: @Sendable () -> Void
            init(_ body: @escaping @Sendable () -> Void) { self.body = body }
        }
        let work = Unmanaged.passRetained(Work(body))
        #if canImport(Glibc)
            var thread = pthread_t()
        #else
            var thread: pthread_t?
        #endif
        let failure = pthread_create(
            &thread, nil,
            { argument in
                pthread_detach(pthread_self())
                let argument: UnsafeMutableRawPointer? = argument
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().body() }
                return nil
            }, work.toOpaque())
        if failure != 0 { work.release() }
        return failure
    }

    /// Reads into a buffer; a method of the same name would hide the call.
    func systemRead(_ number: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        read(number, buffer.baseAddress, buffer.count)
    }

    /// What an error number means, in the system's words.
    func describe(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
#endif
