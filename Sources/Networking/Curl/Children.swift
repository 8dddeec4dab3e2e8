#if os(macOS) || os(Linux)
    import CLibrary
    import Synchronization

    /// The child processes that run, so that none is left behind and no other is ever hit.
    ///
    /// A process is started, ended and reaped under one lock. Its number is therefore known from
    /// its first moment, and forgotten before the system can give it to another process.
    final class Children: Sendable {
        /// The children of all transports that were not made apart.
        static let shared = Children()

        /// How a child came to its end.
        enum Ending: Equatable {
            /// It returned this code.
            case exited(Int32)

            /// This signal ended it.
            case signalled(Int32)

            /// It was ended by ``Children/killAll()``.
            case killed

            /// Somebody else reaped it.
            case unknown
        }

        /// The numbers of the living, and of each whether it has been killed.
        private let living = Mutex<[pid_t: Bool]>([:])

        /// The numbers of those that run.
        var running: Set<pid_t> { living.withLock { Set($0.keys) } }

        /// Starts a child and returns its number.
        ///
        /// - Parameter spawn: starts it.
        func start(_ spawn: () throws(SystemError) -> pid_t) throws(SystemError) -> pid_t {
            try living.withLock { living throws(SystemError) in
                let pid = try spawn()
                living[pid] = false
                return pid
            }
        }

        /// How a child ended, reaping it; nil while it runs.
        func ending(of pid: pid_t) -> Ending? {
            living.withLock { living in
                guard let wasKilled = living[pid] else { return .unknown }
                var status: Int32 = 0
                let reaped = waitpid(pid, &status, WNOHANG)
                if reaped == 0 || (reaped < 0 && errno == EINTR) { return nil }
                living[pid] = nil
                guard reaped == pid else { return .unknown }
                let signal = status & 0x7F
                if signal == 0 { return .exited((status >> 8) & 0xFF) }
                return wasKilled ? .killed : .signalled(signal)
            }
        }

        /// Ends a child, however little it wants to, and reaps it.
        func end(_ pid: pid_t) {
            let isOurs = living.withLock { living in
                guard living.removeValue(forKey: pid) != nil else { return false }
                kill(pid, SIGKILL)
                return true
            }
            // Nobody else reaps it, so the number stays its own; and it is about to die.
            if isOurs { waitForEnd(of: pid) }
        }

        /// Ends all that run; who started them reaps them.
        func killAll() {
            living.withLock { living in
                for pid in living.keys {
                    kill(pid, SIGKILL)
                    living[pid] = true
                }
            }
        }
    }
#endif
