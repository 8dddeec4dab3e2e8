import Synchronization

/// Locked while a child starts, and while a new descriptor is still inheritable.
let spawning = Mutex<Void>(())

#if os(macOS) || os(Linux)
    #if canImport(Darwin)
        private typealias SpawnActions = posix_spawn_file_actions_t?
        private typealias SpawnAttributes = posix_spawnattr_t?
        private var noActions: SpawnActions { nil }
        private var noAttributes: SpawnAttributes { nil }
        /// Also closes descriptors that other code left inheritable.
        private let spawnFlags =
            POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
        private typealias SpawnActions = posix_spawn_file_actions_t
        private typealias SpawnAttributes = posix_spawnattr_t
        private var noActions: SpawnActions { SpawnActions() }
        private var noAttributes: SpawnAttributes { SpawnAttributes() }
        private let spawnFlags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif

    /// Starts a program from the search path, and returns its process ID.
    ///
    /// The child gets each descriptor under its second number, no blocked signals, and the default
    /// action for SIGPIPE. In its own process group it does not receive the terminal's signals.
    package func spawn(
        _ program: String,
        arguments: [String],
        environment: [String],
        descriptors: [(Int32, Int32)],
        inOwnGroup: Bool = false
    ) throws(SystemError) -> pid_t {
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
        var blocked = Signals([]).set
        posix_spawnattr_setsigmask(&attributes, &blocked)
        var usual = Signals([SIGPIPE]).set
        posix_spawnattr_setsigdefault(&attributes, &usual)
        let flags = inOwnGroup ? spawnFlags | POSIX_SPAWN_SETPGROUP : spawnFlags
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var pid = pid_t()
        let failure = withCStrings([program] + arguments) { arguments in
            withCStrings(environment) { environment in
                spawning.withLock { _ in
                    posix_spawnp(&pid, program, &actions, &attributes, arguments, environment)
                }
            }
        }
        guard failure == 0 else { throw SystemError(failure) }
        return pid
    }

    /// Waits for a child to end and reaps it; returns the status from `waitpid`.
    @discardableResult
    package func waitForEnd(of child: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(child, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private func withCStrings<Result>(
        _ strings: [String],
        _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return body(copies + [nil])
    }
#endif
