#if os(macOS) || os(Linux)
    import SectionCLibrary
    import SectionEssentials

    /// Runs installed programs in child processes, without a shell; all of them end with it.
    ///
    /// Their time and their output are limited, and they inherit the environment.
    package final class ProgramRunner: Sendable {
        private let children = ChildProcesses()

        /// Creates a runner without children.
        package init() {}

        /// Runs a program and returns its result; it blocks its thread.
        ///
        /// - Throws: ``ProgramError`` if it did not end by itself in time, or wrote too much.
        package func run(
            _ program: Program,
            within time: Duration
        ) throws(ProgramError) -> ProgramResult {
            try run(program, within: time, waking: try Self.wakeupPipe())
        }

        /// Runs a program on a thread of its own, and ends it when the task is cancelled.
        ///
        /// - Throws: ``ProgramError`` if it did not end by itself in time, or wrote too much.
        package func result(
            of program: Program,
            within time: Duration
        ) async throws(ProgramError) -> ProgramResult {
            let wake = try Self.wakeupPipe()
            let outcome: Result<Result<ProgramResult, ProgramError>, SystemError>
            outcome = await withTaskCancellationHandler {
                do throws(SystemError) {
                    return .success(
                        try await onThread {
                            Result { () throws(ProgramError) in
                                try self.run(program, within: time, waking: wake)
                            }
                        })
                } catch {
                    return .failure(error)
                }
            } onCancel: {
                wake.signal()
            }
            switch outcome {
            case .success(let result): return try result.get()
            case .failure(let error): throw .notStarted(reason: error.reason)
            }
        }

        /// Kills all children and starts no more.
        package func shutDown() {
            children.shutDown()
        }

        private func run(
            _ program: Program,
            within time: Duration,
            waking wake: WakeupPipe
        ) throws(ProgramError) -> ProgramResult {
            try program.run(
                environment: ProcessInfo.processInfo.environment, until: .now.advanced(by: time),
                among: children, waking: wake)
        }

        private static func wakeupPipe() throws(ProgramError) -> WakeupPipe {
            do throws(SystemError) {
                return try WakeupPipe()
            } catch {
                throw .noPipe(reason: error.reason)
            }
        }
    }
#endif
