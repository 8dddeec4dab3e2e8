#if os(macOS) || os(Linux)
    import SectionCLibrary

    /// A child that runs a program, with pipes for its inputs and outputs.
    struct RunningProgram: ~Copyable {
        let pid: pid_t
        let inputs: [ChildInput]
        let outputs: [ChildOutput]

        /// Kills the child if this process ends first.
        private let deathSignal: ParentDeathSignal

        /// Starts a program.
        ///
        /// The inputs are written only after this, when the death signal is attached; if this
        /// process ends before then, the child reads nothing.
        ///
        /// - Throws: ``ProgramError``, `cancelled` after the shutdown.
        init(
            _ program: Program,
            environment: [String: String],
            children: ChildProcesses
        ) throws(ProgramError) {
            var inputs: [ChildInput] = []
            for (number, bytes) in program.inputs {
                inputs.append(
                    try piped { () throws(SystemError) in try ChildInput(number, bytes) })
            }
            var outputs: [ChildOutput] = []
            for (number, limit) in program.outputs {
                outputs.append(
                    try piped { () throws(SystemError) in try ChildOutput(number, limit: limit) })
            }
            let deathSignal = try piped(ParentDeathSignal.init)
            let descriptors =
                inputs.map { ($0.source, $0.number) } + outputs.map { ($0.target, $0.number) }
            let free = (descriptors.map(\.1).max() ?? STDERR_FILENO) + 1
            let started: pid_t?
            do throws(SystemError) {
                started = try children.start { () throws(SystemError) in
                    try spawn(
                        program.name,
                        arguments: program.arguments,
                        environment: environment.map { "\($0)=\($1)" },
                        descriptors: descriptors + [(deathSignal.descriptor, free)]
                    )
                }
            } catch {
                throw [ENOENT, ENOTDIR, EACCES].contains(error.code)
                    ? .missing : .notStarted(reason: error.reason)
            }
            guard let started else { throw .cancelled }
            deathSignal.attach(to: started)
            for output in outputs { output.closeTarget() }
            pid = started
            self.inputs = inputs
            self.outputs = outputs
            self.deathSignal = deathSignal
        }
    }

    /// Creates a pipe to a child, or a value that contains one.
    private func piped<Value: ~Copyable>(
        _ make: () throws(SystemError) -> Value
    ) throws(ProgramError) -> Value {
        do throws(SystemError) {
            return try make()
        } catch {
            throw .noPipe(reason: error.reason)
        }
    }
#endif
