/// Ends a child as soon as this process is gone, whatever ended it, SIGKILL included.
///
/// It is a pipe: this process alone has the end to write to, the child gets the other. When the
/// writing end closes, as the system does for a process that ends, the system sends the signal that
/// the reading end asks for to the process it names. Neither a thread nor a process has to watch,
/// and unlike `PR_SET_PDEATHSIG`, which `posix_spawn` cannot set and which follows the thread that
/// started the child, it holds for the process as a whole.
///
/// Only Linux sends a signal of choice for a pipe. Elsewhere nothing ends the child.
package struct ParentDeathSignal: ~Copyable, Sendable {
    private let channel: AnonymousPipe

    /// Makes one that is tied to nobody yet.
    package init() throws(SystemError) {
        channel = try AnonymousPipe()
    }

    /// The descriptor that the child has to be given, under any number.
    package var held: Int32 { channel.reading.number }

    #if os(Linux)
        /// `F_SETSIG` of Linux's `fcntl`, a macro that not every C library offers Swift.
        private static let setSignal: Int32 = 10
    #endif

    /// Ties a child to it, which ends from now on when this value or this process does.
    package func tie(to child: pid_t) {
        #if os(Linux)
            _ = fcntl(held, F_SETOWN, child)
            _ = fcntl(held, Self.setSignal, SIGKILL)
            _ = fcntl(held, F_SETFL, O_ASYNC)
        #endif
    }
}
