#if os(macOS) || os(Linux)
    package import SectionCLibrary
    import Synchronization

    /// The running child processes, so that none is left behind and no other process is ever
    /// killed.
    ///
    /// A process is started, killed and reaped under one lock. So its ID is known as soon as it
    /// starts, and forgotten before the system can give it to another process.
    package final class ChildProcesses: Sendable {
        /// How a child ended.
        package enum Termination: Equatable, Sendable {
            /// The child exited with this code.
            case exited(Int32)

            /// The child was ended by this signal.
            case signalled(Int32)

            /// The child was killed by ``ChildProcesses/shutDown()``.
            case killed

            /// The child was reaped elsewhere.
            case unknown
        }

        private struct State {
            /// The IDs of the running children.
            var living: Set<pid_t> = []

            /// Whether all children have been killed and no other may start.
            var isShutDown = false
        }

        private let state = Mutex(State())

        /// Creates a list without children.
        package init() {}

        /// The IDs of the running children.
        package var running: Set<pid_t> { state.withLock(\.living) }

        /// Starts a child and returns its ID; does nothing and returns nil after the shutdown.
        ///
        /// - Parameter spawn: starts the child.
        package func start(_ spawn: () throws(SystemError) -> pid_t) throws(SystemError) -> pid_t? {
            try state.withLock { state throws(SystemError) in
                guard !state.isShutDown else { return nil }
                let pid = try spawn()
                state.living.insert(pid)
                return pid
            }
        }

        /// Reaps a child and returns how it ended; nil while it runs.
        package func termination(of pid: pid_t) -> Termination? {
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

        /// Kills a child and reaps it.
        package func end(_ pid: pid_t) {
            let isOurs = state.withLock { state in
                guard state.living.remove(pid) != nil else { return false }
                kill(pid, SIGKILL)
                return true
            }
            // Only this call reaps it now, so its ID is not reused; and it is about to exit.
            if isOurs { waitForEnd(of: pid) }
        }

        /// Kills all children and starts no more; whoever started them reaps them.
        package func shutDown() {
            state.withLock { state in
                state.isShutDown = true
                for pid in state.living { kill(pid, SIGKILL) }
            }
        }
    }
#endif
