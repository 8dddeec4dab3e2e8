/// Kills a child as soon as this process ends in any way, even by SIGKILL.
///
/// It is a pipe: only this process has the writing end, and the child gets the reading end. When
/// the writing end closes, as it does when a process ends, the system sends the child the signal
/// that was set for the reading end. Nothing has to watch the processes. `PR_SET_PDEATHSIG` would
/// not work: `posix_spawn` cannot set it, and it fires when the thread that started the child ends.
///
/// Only Linux can send a chosen signal for a pipe. Elsewhere the child is not killed.
package struct ParentDeathSignal: ~Copyable, Sendable {
    private let pipe: AnonymousPipe

    /// Creates a signal that is not attached to a child yet.
    package init() throws(SystemError) {
        pipe = try AnonymousPipe()
    }

    /// The descriptor that the child must inherit, under any number.
    package var descriptor: Int32 { pipe.reading.number }

    #if os(Linux)
        /// `F_SETSIG` of Linux, a macro that not every C library makes available to Swift.
        private static let setSignal: Int32 = 10
    #endif

    /// Kills a child when this value is deinitialized or this process ends.
    package func attach(to child: pid_t) {
        #if os(Linux)
            _ = fcntl(descriptor, F_SETOWN, child)
            _ = fcntl(descriptor, Self.setSignal, SIGKILL)
            _ = fcntl(descriptor, F_SETFL, O_ASYNC)
        #endif
    }
}
