#if os(macOS) || os(Linux)
    import CLibrary
    import Essentials

    /// One run of curl, from its start until it is reaped; it blocks the thread it is on.
    struct CurlExchange: Sendable {
        let program: String
        let environment: [String: String]
        let config: CurlConfig
        let bodyLimit: Int
        let children: ChildProcesses
        let wake: WakeupPipe

        /// How long the header may be, all interim ones and trailers with it.
        static let headLimit = 256 << 10

        /// How much is kept of what curl complains about; a line is wanted.
        private static let complaintLimit = 4 << 10

        /// Runs curl to its end, or ends it: when this returns there is no child any more.
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
                return try collect(from: child, giving: &content, until: deadline)
            } catch {
                children.end(child.pid)
                throw error
            }
        }

        private func collect(
            from child: borrowing CurlProcess,
            giving content: inout PipeWriter,
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> CurlOutput {
            var head = PipeReader(child.head, limit: Self.headLimit)
            var body = PipeReader(child.body, limit: bodyLimit)
            var complaint = PipeReader(child.complaint, limit: Self.complaintLimit)
            while head.isOpen || body.isOpen || complaint.isOpen {
                let ready = try wake.wait(
                    for: [head.polled, body.polled, complaint.polled],
                    writing: [content.polled],
                    until: deadline
                )
                if ready[0] { head.read() }
                if ready[1] { body.read() }
                if ready[2] { complaint.read() }
                if ready[3] { content.write() }
                if head.isOver {
                    throw .malformed(reason: "the header of the response is too long")
                }
                if body.isOver { throw .tooLarge(limit: bodyLimit) }
            }
            return CurlOutput(
                ending: try ending(of: child.pid, until: deadline),
                head: head.bytes,
                body: body.bytes,
                complaint: complaint.bytes
            )
        }

        /// Waits for a child that has closed its output, as it does while it exits.
        private func ending(
            of pid: pid_t,
            until deadline: ContinuousClock.Instant
        ) throws(TransportError) -> ChildProcesses.Ending {
            while true {
                if let ending = children.ending(of: pid) { return ending }
                let moment = ContinuousClock.now.advanced(by: .milliseconds(1))
                guard moment < deadline else { throw .timedOut }
                try wake.pause(until: moment)
            }
        }
    }
#endif
