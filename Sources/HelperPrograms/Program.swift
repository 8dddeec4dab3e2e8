#if os(macOS) || os(Linux)
    package import SectionCLibrary
    package import SectionEssentials

    /// A program to run in a child process, with what it reads and how much it may write.
    package struct Program: Sendable {
        /// The name of the program, which is on the search path.
        let name: String

        let arguments: [String]

        /// What the child reads, each with its descriptor there, such as 0 for standard input.
        let inputs: [(number: Int32, bytes: Data)]

        /// The descriptors that the child writes to, each with the most bytes it may write; of
        /// standard error, only so many are kept.
        let outputs: [(number: Int32, limit: Int)]

        /// Describes a run of a program; the child gets no descriptors but these.
        ///
        /// - Parameters:
        ///   - memory: the most bytes of memory that it may use, if `sh` can limit it; nil for no
        ///     limit.
        ///   - processorTime: the most seconds of processor time that it may take; nil for no limit.
        package init(
            _ name: String,
            arguments: [String],
            memory: Int? = nil,
            processorTime: Int? = nil,
            inputs: [(number: Int32, bytes: Data)],
            outputs: [(number: Int32, limit: Int)]
        ) {
            let limits =
                (memory.map { ["ulimit -v \($0 >> 10) 2>/dev/null"] } ?? [])
                + (processorTime.map { ["ulimit -t \($0) 2>/dev/null"] } ?? [])
            let script = (limits + [#"exec "$@""#]).joined(separator: "; ")
            self.name = limits.isEmpty ? name : "sh"
            self.arguments = (limits.isEmpty ? [] : ["-c", script, "sh", name]) + arguments
            self.inputs = inputs
            self.outputs = outputs
        }

        /// Runs the program until it ends, or kills it; the child is gone when this returns.
        ///
        /// It blocks its thread. On Linux the child is killed when this process ends, however it
        /// ends.
        ///
        /// - Parameters:
        ///   - environment: the environment variables of the child.
        ///   - deadline: when it is killed.
        ///   - children: the children of which it becomes one.
        ///   - wake: ends the run when it is signalled.
        /// - Throws: ``ProgramError`` if it did not end by itself, or wrote too much.
        package func run(
            environment: [String: String],
            until deadline: ContinuousClock.Instant,
            among children: ChildProcesses,
            waking wake: WakeupPipe
        ) throws(ProgramError) -> ProgramResult {
            let child = try RunningProgram(self, environment: environment, children: children)
            do throws(ProgramError) {
                return try Self.result(of: child, until: deadline, among: children, waking: wake)
            } catch {
                children.end(child.pid)
                throw error
            }
        }

        private static func result(
            of child: borrowing RunningProgram,
            until deadline: ContinuousClock.Instant,
            among children: ChildProcesses,
            waking wake: WakeupPipe
        ) throws(ProgramError) -> ProgramResult {
            let (inputs, outputs) = (child.inputs, child.outputs)
            while outputs.contains(where: \.isOpen) {
                let left = ContinuousClock.now.duration(to: deadline)
                guard left > .zero else { throw .timedOut }
                let ready = wake.ready(
                    outputs.map(\.polled), writing: inputs.map(\.polled), within: left)
                guard let ready else { throw .cancelled }
                for (output, isReady) in zip(outputs, ready) where isReady { output.read() }
                for (input, isReady) in zip(inputs, ready.dropFirst(outputs.count)) where isReady {
                    input.write()
                }
                if let output = outputs.first(where: { $0.isOver && $0.number != STDERR_FILENO }) {
                    throw .tooMuchOutput(number: output.number)
                }
            }
            // The child exits after it has closed its outputs.
            while true {
                if let termination = children.termination(of: child.pid) {
                    return ProgramResult(
                        termination: termination,
                        outputs: Dictionary(
                            outputs.map { ($0.number, $0.bytes) }, uniquingKeysWith: { $1 }))
                }
                guard ContinuousClock.now < deadline else { throw .timedOut }
                guard wake.ready([], within: .milliseconds(1)) != nil else { throw .cancelled }
            }
        }
    }

    /// What a program wrote, and how it ended.
    package struct ProgramResult: Sendable {
        /// How the child ended.
        package let termination: ChildProcesses.Termination

        private let outputs: [Int32: Data]

        init(termination: ChildProcesses.Termination, outputs: [Int32: Data]) {
            self.termination = termination
            self.outputs = outputs
        }

        /// The bytes that the child wrote to a descriptor.
        package func output(_ number: Int32) -> Data { outputs[number] ?? Data() }
    }
#endif
