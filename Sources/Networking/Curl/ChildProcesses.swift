#if os(macOS) || os(Linux)
    import CLibrary
    import Synchronization

    /// The child processes that run, so that none is left behind and no other is ever hit.
    ///
    /// A process is started, ended and reaped under one lock. Its number is therefore known from
    /// its first moment, and forgotten before the system can give it to another process.
    final class ChildProcesses: Sendable {
        /// How a child came to its end.
        enum Ending: Equatable {
            /// It returned this code.
            case exited(Int32)

            /// This signal ended it.
            case signalled(Int32)

            /// It was ended by ``ChildProcesses/shutDown()``.
            case killed

            /// Somebody else reaped it.
            case unknown
        }

        private struct State {
            /// The numbers of those that run.
            var living: Set<pid_t> = []

            /// Whether all have been killed and no other may start.
            var isShutDown = false
        }

        private let state = Mutex(State())

        /// The numbers of those that run.
        var running: Set<pid_t> { state.withLock(\.living) }

        /// Starts a child and returns its number; nil, starting none, after the shutdown.
        ///
        /// - Parameter spawn: starts it.
        func start(_ spawn: () throws(SystemError) -> pid_t) throws(SystemError) -> pid_t? {
            try state.withLock { state throws(SystemError) in
                guard !state.isShutDown else { return nil }
                let pid = try spawn()
                state.living.insert(pid)
                return pid
            }
        }

        /// How a child ended, reaping it; nil while it runs.
        func ending(of pid: pid_t) -> Ending? {
            state.withLock { state in
                guard state.living.contains(pid) else { return .unknown }
                var status: Int32 = 0
                let reaped = waitpid(pid, &status, WNOHANG)
                if reaped == 0 || (reaped < 0 && errno == EINTR) { return nil }
                state.living.remove(pid)
                guard reaped == pid else { return .unknown }
                let signal = status & 0x7F
                if signal == 0 { return .exited((status >> 8) & 0xFF) }
                return state.isShutDown ? .killed : .signalled(signal)
            }
        }

        /// Ends a child, however little it wants to, and reaps it.
        func end(_ pid: pid_t) {
            let isOurs = state.withLock { state in
                guard state.living.remove(pid) != nil else { return false }
                kill(pid, SIGKILL)
                return true
            }
            // Nobody else reaps it, so the number stays its own; and it is about to die.
            if isOurs { waitForEnd(of: pid) }
        }

        /// Ends all that run, and lets none start any more; who started them reaps them.
        func shutDown() {
            state.withLock { state in
                state.isShutDown = true
                for pid in state.living { kill(pid, SIGKILL) }
            }
        }
    }
#endif
