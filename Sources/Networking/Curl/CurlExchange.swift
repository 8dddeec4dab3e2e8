#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// One run of curl, from its start until it is reaped; it blocks its thread.
    struct CurlExchange: Sendable {
        let program: String
        let environment: [String: String]
        let config: CurlConfig
        let bodyLimit: Int
        let children: ChildProcesses
        let wake: WakeupPipe

        /// The maximum size of the header, including interim ones and trailers, in bytes.
        static let headLimit = 256 << 10

        /// The maximum size of the error output, of which only the first line is used, in bytes.
        private static let errorLimit = 4 << 10

        /// Runs curl until it ends, or kills it; the child is gone when this returns.
        func output() throws(TransportError) -> CurlOutput {
            let deadline = ContinuousClock.now.advanced(by: config.timeout)
            var content = try PipeWriter(config.content ?? Data())
            let child = try CurlProcess(
                program: program,
                environment: environment,
                config: config.text,
                content: content.source,
                children: children
            )
            do throws(TransportError) {
                return try collect(from: child, sending: &content, until: deadline)
            } catch {
                children.end(child.pid)
                throw error
            }
        }

        private func collect(
            from child: borrowing CurlProcess,
            sending content: inout PipeWriter,
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> CurlOutput {
            var head = PipeReader(child.head, limit: Self.headLimit)
            var body = PipeReader(child.body, limit: bodyLimit)
            var errorOutput = PipeReader(child.errorOutput, limit: Self.errorLimit)
            while head.isOpen || body.isOpen || errorOutput.isOpen {
                let ready = try wake.wait(
                    for: [head.polled, body.polled, errorOutput.polled],
                    writing: [content.polled],
                    until: deadline
                )
                if ready[0] { head.read() }
                if ready[1] { body.read() }
                if ready[2] { errorOutput.read() }
                if ready[3] { content.write() }
                if head.isOver {
                    throw .malformed(reason: "the header of the response is too long")
                }
                if body.isOver { throw .tooLarge(limit: bodyLimit) }
            }
            return CurlOutput(
                termination: try termination(of: child.pid, until: deadline),
                head: head.bytes,
                body: body.bytes,
                errorOutput: errorOutput.bytes
            )
        }

        /// Waits for a child to exit after it has closed its output.
        private func termination(
            of pid: pid_t,
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> ChildProcesses.Termination {
            while true {
                if let termination = children.termination(of: pid) { return termination }
                let moment = ContinuousClock.now.advanced(by: .milliseconds(1))
                guard moment < deadline else { throw .timedOut }
                try wake.pause(until: moment)
            }
        }
    }
#endif
